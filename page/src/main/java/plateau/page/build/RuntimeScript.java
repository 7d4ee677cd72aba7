package plateau.page.build;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * TeaVM's script around the compiled rules, without the parts that make functions of texts: a
 * content policy that keeps foreign scripts out forbids those. Each part is replaced by one that
 * does the same without.
 */
final class RuntimeScript {

  private static final String FROM = "org/teavm/backend/wasm/wasm-gc-module-runtime.js";

  private String script;

  private RuntimeScript(String script) {
    this.script = script;
  }

  /** The script as it may run. */
  static String patched() {
    RuntimeScript runtime = new RuntimeScript(read());
    runtime.nameGlobals();
    runtime.defineFunctions();
    runtime.callFunctions();
    if (runtime.script.contains("new Function")) {
      throw new IllegalStateException(FROM + " has a \"new Function\" more than this build knows");
    }
    return runtime.script;
  }

  private void nameGlobals() {
    replace(
        "result = new Function(\"return \" + name + \";\");",
        "result = () => name.split('.').reduce((within, part) => within[part], globalThis);");
    replace("new Function(\"value\", name + \" = value;\")(value);", "globalThis[name] = value;");
  }

  private void defineFunctions() {
    replaceFunction(
        "  function defineFunction(fn, vararg) {",
        """
          function defineFunction(fn, vararg) {
            const last = fn.length - 1;
            return function(...given) {
              try {
                return vararg ? fn(...given.slice(0, last), given.slice(last)) : fn(...given.slice(0, last + 1));
              } catch (e) {
                rethrowJavaAsJs(e);
              }
            };
          }
        """);
    replaceFunction(
        "  function renameConstructor(name, c) {",
        """
          function renameConstructor(name, c) {
            const renamed = function(marker, javaObject) {
              return c.call(this, marker, javaObject);
            };
            Object.defineProperty(renamed, "name", { value: name });
            return renamed;
          }
        """);
    replaceFunction(
        "    defineMethod(cls, name, fn, vararg) {",
        """
            defineMethod(cls, name, fn, vararg) {
              const last = fn.length - 2;
              cls.prototype[name] = function(...given) {
                try {
                  return vararg ? fn(this, ...given.slice(0, last), given.slice(last)) : fn(this, ...given.slice(0, last + 1));
                } catch (e) {
                  rethrowJavaAsJs(e);
                }
              };
            },
        """);
  }

  private void callFunctions() {
    replaceFunction(
        "  for (let i = 0; i < 32; ++i) {",
        """
          for (let i = 0; i < 32; ++i) {
            imports.teavmJso["createFunction" + i] = (...parameters) => {
              const written = parameters.join("\\n");
              if (!writtenFunctions.has(written)) throw new Error("no function is made of a text here: " + written);
              return writtenFunctions.get(written).bind(null, wrapCallFromJavaToJs);
            };
            imports.teavmJso["bindFunction" + i] = (f, ...bindArgs) => f.bind(null, ...bindArgs);
            imports.teavmJso["callFunction" + i] = (fn, ...given) => {
              try {
                return fn(...given);
              } catch (e) {
                rethrowJsAsJava(e);
              }
            };
            imports.teavmJso["callMethod" + i] = (instance, method, ...given) => {
              try {
                return instance !== null ? instance[method](...given) : getGlobalName(method)(...given);
              } catch (e) {
                rethrowJsAsJava(e);
              }
            };
            imports.teavmJso["construct" + i] = (constructor, ...given) => {
              try {
                return new constructor(...given);
              } catch (e) {
                rethrowJsAsJava(e);
              }
            };
            imports.teavmJso["arrayOf" + i] = (...given) => given;
          }
        """);
    replace(
        "  const argumentList = [];\n",
        """
          // Bodies that stand as texts in the compiled rules: those of TeaVM's library, and of Signs.java.
          const writtenFunctions = new Map([
            ["str\\nreturn str;", (_, text) => text],
            ["return crypto!=null;", () => typeof crypto !== "undefined"],
            ["return navigator.hardwareConcurrency;", () => navigator.hardwareConcurrency],
            ["text\\nreturn text.normalize('NFC');", (_, text) => text.normalize("NFC")],
            ["pattern\\ntext\\nreturn (new RegExp(pattern,'u')).test(text);", (_, pattern, text) => new RegExp(pattern, "u").test(text)],
          ]);
        """);
  }

  private void replace(String part, String by) {
    int at = find(part);
    script = script.substring(0, at) + by + script.substring(at + part.length());
  }

  // From its first line to the next that is as the last one of what replaces it.
  private void replaceFunction(String firstLine, String by) {
    int start = find(firstLine + "\n");
    String lastLine = by.substring(by.stripTrailing().lastIndexOf('\n'));
    int end = script.indexOf(lastLine, start);
    if (end < 0) {
      throw new IllegalStateException(FROM + " does not close: " + firstLine);
    }
    script = script.substring(0, start) + by + script.substring(end + lastLine.length());
  }

  private int find(String part) {
    int at = script.indexOf(part);
    if (at < 0 || script.indexOf(part, at + 1) >= 0) {
      throw new IllegalStateException(FROM + " should have once: " + part);
    }
    return at;
  }

  private static String read() {
    try (InputStream in = RuntimeScript.class.getClassLoader().getResourceAsStream(FROM)) {
      if (in == null) {
        throw new IllegalStateException(FROM + " is not among TeaVM's files");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
