// What the program asks of node where it is WebAssembly: nothing interrupts it there, and Emscripten takes every stream
// for a terminal. Whoever runs it in a thread of its own (bindings/cli.cjs) hears Ctrl-C for it.
mergeInto(LibraryManager.library, {
  shiaiba_is_terminal: function (stream) {
    return require('tty').isatty(stream) ? 1 : 0;
  },
  shiaiba_hear_interrupts: function () {
    var port = require('worker_threads').parentPort;
    if (port) port.postMessage('hear interrupts');
  },
  shiaiba_interrupted: function () {
    var flag = require('worker_threads').workerData;
    return flag ? Atomics.load(flag, 0) : 0;
  },
});
