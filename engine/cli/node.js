// Functions that the program calls in Node when it is built as WebAssembly: Emscripten takes every stream for a terminal,
// and no signal reaches the module. bindings/cli.cjs runs it in a thread, hears Ctrl-C and sets the flag that is read here.
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
