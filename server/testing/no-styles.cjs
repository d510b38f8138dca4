/** Stands for every style sheet in tests that draw components as text. */
module.exports = {};
