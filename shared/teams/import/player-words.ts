const yes = /^(yes|y|true|1|x|player|athlete|captain)$/i;
const no =
  /^(no|n|false|0|non-?player|staff|team staff|(head |assistant )?coach|(team )?manager|parent|guardian|volunteer|trainer|scorekeeper)$/i;

/** Whether a cell says that its person plays: `yes` or `no`, or a role such as `Player` or `Head Coach`. */
export function isPlayerIn(cell: string): boolean | undefined {
  const said = cell.trim();
  if (yes.test(said)) return true;
  return no.test(said) ? false : undefined;
}
