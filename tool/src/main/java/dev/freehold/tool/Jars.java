// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tool;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.function.Function;
import java.util.jar.JarFile;

/** The jars of {@code --load}, whose dialects, passes and executors are found beside our own. */
final class Jars {
  /** A jar that is none, or whose content does not fit; the message is for the user. */
  static final class Unusable extends Exception {
    private static final long serialVersionUID = 1;

    Unusable(String message) {
      super(message);
    }
  }

  private final List<String> files;
  private final ClassLoader loader;

  private Jars(List<String> files, ClassLoader loader) {
    this.files = files;
    this.loader = loader;
  }

  /** All of these together, so that one may use the classes of another. */
  static Jars of(List<String> files) throws Unusable, IOException {
    ClassLoader own = Thread.currentThread().getContextClassLoader();
    if (files.isEmpty()) return new Jars(files, own);
    URL[] urls = new URL[files.size()];
    for (int i = 0; i < urls.length; i++) urls[i] = jar(files.get(i)).toUri().toURL();
    return new Jars(files, new URLClassLoader("--load", urls, own));
  }

  private static Path jar(String name) throws Unusable {
    Path path = Path.of(name);
    if (!Files.isRegularFile(path)) throw new Unusable("cannot load '" + name + "': " + (Files.exists(path) ? "not a file" : "no such file"));
    try {
      new JarFile(path.toFile()).close();
      return path;
    } catch (IOException bad) {
      throw new Unusable("cannot load '" + name + "': not a jar");
    }
  }

  /** What {@code load} makes of the services found here. Without jars, whatever is wrong with them is our bug. */
  <T> T services(Function<ClassLoader, T> load) throws Unusable {
    if (files.isEmpty()) return load.apply(loader);
    try {
      return load.apply(loader);
    } catch (ServiceConfigurationError | IllegalArgumentException | LinkageError bad) {
      throw new Unusable("cannot load " + String.join(", ", files) + ": " + bad.getMessage());
    }
  }
}
