// TypeScript 7 has no API for programs; openapi-typescript builds its text with that of 5.
module.exports = require('@ts-morph/common').ts;
