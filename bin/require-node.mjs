// Runs on any Node, also on one that cannot read our sources: it stands before every command that would need that.
const oldest = [22, 18];
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
  console.error(`Node ${process.versions.node} is too old: the product needs ${oldest.join('.')} or newer, best 24.`);
  process.exit(1);
}
