// What embind registers for every program and no binding here speaks of, left out of the glue: wide strings, views of
// memory and values of JavaScript. Emscripten takes a library's functions in place of its own.
mergeInto(LibraryManager.library, {
  _embind_register_std_wstring: function () {},
  _embind_register_memory_view: function () {},
  _embind_register_emval: function () {},
});
