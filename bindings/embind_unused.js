// Replaces functions of embind that no binding here uses (wide strings, views of memory, JavaScript values),
// so that they stay out of the script. Emscripten takes a library's functions in place of its own.
mergeInto(LibraryManager.library, {
  _embind_register_std_wstring: function () {},
  _embind_register_memory_view: function () {},
  _embind_register_emval: function () {},
});
