// Keeps printf out of the modules, which saves two kilobytes of each after gzip.

/// Replaces Emscripten's sprintf. Without type information embind names an unbound type by its
/// address, and only that message calls sprintf; here the name is empty.
extern "C" int siprintf(char* text, const char* /*format*/, ...) {
    *text = '\0';
    return 0;
}
