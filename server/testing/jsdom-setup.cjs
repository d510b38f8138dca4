const { configure } = require('@testing-library/dom');

// A condition is waited for as long as its test may take: a busy machine is no reason for red.
configure({ asyncUtilTimeout: 20_000 });
