#!/usr/bin/env node
// `shiaiba` as WebAssembly. It works in a thread of its own: the first one hears Ctrl-C meanwhile.
'use strict';
const fs = require('node:fs');
const { join } = require('node:path');
const { Worker, isMainThread } = require('node:worker_threads');

/** One number: whether Ctrl-C was pressed. */
function start() {
  const interrupted = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(__filename, { argv: process.argv.slice(2), workerData: interrupted });
  // Commands that keep what is done ask for it (engine/cli/node.js); pressed twice it ends the program, as natively.
  worker.on('message', () => process.once('SIGINT', () => Atomics.store(interrupted, 0, 1)));
  worker.on('error', (error) => {
    console.error(error);
    process.exitCode = 70;
  });
  worker.on('exit', (code) => (process.exitCode ??= code));
}

/** Calls until it doesn't say that a pipe is full, or has nothing yet. */
function patiently(call) {
  const clock = new Int32Array(new SharedArrayBuffer(4));
  return (...args) => {
    for (;;) {
      try {
        return call(...args);
      } catch (error) {
        if (error.code !== 'EAGAIN') throw error;
        Atomics.wait(clock, 0, 0, 5);
      }
    }
  };
}

function run() {
  fs.writeSync = patiently(fs.writeSync);
  const read = patiently(fs.readSync);
  fs.readSync = (...args) => {
    try {
      return read(...args);
    } catch (error) {
      // So says Windows of a pipe's end.
      if (error.code === 'EOF') return 0;
      throw error;
    }
  };
  require(join(__dirname, 'dist', 'shiaiba.cjs'));
}

if (isMainThread) start();
else run();
