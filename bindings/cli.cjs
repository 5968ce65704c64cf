#!/usr/bin/env node
// Runs the program `shiaiba`, compiled to WebAssembly, in a worker thread, so that the main thread can react
// to Ctrl-C.
'use strict';
const fs = require('node:fs');
const { join } = require('node:path');
const { Worker, isMainThread } = require('node:worker_threads');

/** Starts the worker. The shared number says whether Ctrl-C was pressed. */
function start() {
  const interrupted = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(__filename, { argv: process.argv.slice(2), workerData: interrupted });
  // Commands that save finished work ask for a message on Ctrl-C (engine/cli/node.js). A second Ctrl-C ends
  // the program, as in native builds.
  worker.on('message', () => process.once('SIGINT', () => Atomics.store(interrupted, 0, 1)));
  worker.on('error', (error) => {
    console.error(error);
    process.exitCode = 70;
  });
  worker.on('exit', (code) => (process.exitCode ??= code));
}

/** Repeats a call while a pipe is full or has no data yet. */
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
      // Windows reports the end of a pipe in this way.
      if (error.code === 'EOF') return 0;
      throw error;
    }
  };
  require(join(__dirname, 'dist', 'shiaiba.cjs'));
}

if (isMainThread) start();
else run();
