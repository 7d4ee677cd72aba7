package plateau.page.build;

import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;
import plateau.page.Page;

/** Compiles class files, with some calls rewritten, for browsers. */
final class RulesCompiler {

  private static final String FILE = "rules.wasm";

  private final OnClassPath ours;
  private final Path work;

  RulesCompiler(OnClassPath ours, Path work) {
    this.ours = ours;
    this.work = work;
  }

  /** The file that comes of it. */
  Path compile() throws IOException {
    Path rewritten = Files.createDirectories(work.resolve("rewritten"));
    Rewriting.all(ours, rewritten);
    List<File> classPath = new ArrayList<>(List.of(rewritten.toFile()));
    ours.parts().forEach(part -> classPath.add(part.toFile()));
    classPath.addAll(libraries());
    try (URLClassLoader loader = loader(classPath)) {
      TeaVMTool tool = tool(classPath, loader);
      tool.generate();
      refuseProblems(tool);
    } catch (TeaVMToolException e) {
      throw new IllegalStateException("the rules could not be compiled for the page", e);
    }
    return work.resolve(FILE);
  }

  private TeaVMTool tool(List<File> classPath, ClassLoader loader) {
    TeaVMTool tool = new TeaVMTool();
    tool.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
    tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
    // Without it an index out of bounds ends everything instead of throwing.
    tool.setStrict(true);
    tool.setObfuscated(true);
    tool.setMainClass(Page.class.getName());
    tool.setTargetDirectory(work.toFile());
    tool.setTargetFileName(FILE);
    tool.setClassPath(classPath);
    tool.setClassLoader(loader);
    tool.getProperties().setProperty(OurResources.LIST, String.join("\n", ours.resources()));
    return tool;
  }

  private static void refuseProblems(TeaVMTool tool) {
    List<String> found = new ArrayList<>();
    for (Problem problem : tool.getProblemProvider().getProblems()) {
      DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
      problem.render(text);
      var where = problem.getLocation();
      found.add(
          text.getText()
              + (where == null || where.getMethod() == null
                  ? ""
                  : " Called in " + where.getMethod() + ", " + where.getSourceLocation()));
    }
    if (!found.isEmpty()) {
      throw new IllegalStateException(
          "the page has no\n"
              + String.join("\n", found)
              + "\nDo it another way, or give the page a method of its own in Instead.java.");
    }
  }

  // The library for the page is among what this program was started with.
  private static List<File> libraries() {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(File::new)
        .toList();
  }

  private static URLClassLoader loader(List<File> classPath) throws MalformedURLException {
    URL[] urls = new URL[classPath.size()];
    for (int i = 0; i < urls.length; i++) {
      urls[i] = classPath.get(i).toURI().toURL();
    }
    return new URLClassLoader(urls, RulesCompiler.class.getClassLoader());
  }
}
