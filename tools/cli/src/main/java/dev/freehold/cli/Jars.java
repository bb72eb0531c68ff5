// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import dev.freehold.opt.FileAccess;
import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
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

  /** The name of the class loader begins so and then names the jars: that is how frames of a stack trace tell whose code they are. */
  private static final String LOADER = "--load ";

  private final List<String> files;
  private final ClassLoader loader;

  /** Finds the classes of jars, also where they belong to modules. */
  private static final class Loader extends URLClassLoader {
    Loader(String name, URL[] urls, ClassLoader parent) {
      super(name, urls, parent);
    }

    @Override
    protected Class<?> findClass(String module, String name) {
      try {
        return findClass(name);
      } catch (ClassNotFoundException e) {
        return null;
      }
    }

    @Override
    protected URL findResource(String module, String name) {
      return findResource(name);
    }
  }

  private Jars(List<String> files, ClassLoader loader) {
    this.files = files;
    this.loader = loader;
  }

  /** All of these together, so that one may use the classes of another. */
  static Jars of(List<String> names, FileAccess access) throws Unusable, IOException {
    ClassLoader own = Thread.currentThread().getContextClassLoader();
    if (names.isEmpty()) return new Jars(names, own);
    List<String> files = new ArrayList<>();
    for (String name : names) files.add(jar(name, access).toString());
    URL[] urls = new URL[files.size()];
    for (int i = 0; i < urls.length; i++) urls[i] = Path.of(files.get(i)).toUri().toURL();
    ClassLoader loader = new Loader(LOADER + String.join(File.pathSeparator, files), urls, own);
    JarModules modules = new JarModules(files);
    boolean provide = false;
    for (String file : files) provide |= modules.add(file, JarServices.check(file, loader));
    // One that provides nothing may be what another needs.
    if (!provide) throw new Unusable("cannot load " + String.join(", ", files) + ": found no provider of " + JarServices.names());
    modules.define(loader);
    ForeignExit.watch();
    return new Jars(files, loader);
  }

  private static Path jar(String name, FileAccess access) throws Unusable {
    Path path = access.path(name, "cannot load '" + name + "'");
    if (!Files.isRegularFile(path)) throw new Unusable("cannot load '" + name + "': " + (Files.exists(path) ? "not a file" : "no such file"));
    if (!Files.isReadable(path)) throw new Unusable("cannot load '" + name + "': permission denied");
    try {
      new JarFile(path.toFile()).close();
      return path;
    } catch (IOException bad) {
      throw new Unusable("cannot load '" + name + "': not a jar");
    }
  }

  /** Whether the class of a service is in one of the jars. */
  boolean hold(Object service) {
    return !files.isEmpty() && service.getClass().getClassLoader() == loader;
  }

  /** What {@code load} makes of the services found here. Without jars, whatever is wrong with them is our bug. */
  <T> T services(Function<ClassLoader, T> load) throws Unusable {
    if (files.isEmpty()) return load.apply(loader);
    try {
      return load.apply(loader);
    } catch (OutOfMemoryError memory) {
      throw memory;
    } catch (RuntimeException | Error bad) {
      String fault = fault(bad);
      boolean speaks = bad instanceof IllegalArgumentException || bad instanceof ServiceConfigurationError;
      throw new Unusable("cannot load " + String.join(", ", files) + ": " + (fault != null ? fault : speaks ? bad.getMessage() : bad.toString()));
    }
  }

  /** The message for an exception that was thrown by the code of a jar; null if it was not. */
  static String fault(Throwable crash) {
    for (Throwable each = crash; each != null; each = each.getCause()) {
      for (StackTraceElement frame : each.getStackTrace()) {
        if (isOfJar(frame)) return "exception in " + jarOf(frame.getClassName(), frame.getClassLoaderName()) + ", " + place(frame) + causes(each);
      }
    }
    return null;
  }

  /** Returns whether the code of a frame is from a jar of {@code --load}. */
  static boolean isOfJar(StackTraceElement frame) {
    String loader = frame.getClassLoaderName();
    return loader != null && loader.startsWith(LOADER);
  }

  /** Returns method, file and line of a frame. */
  static String place(StackTraceElement frame) {
    return frame.getClassName() + "." + frame.getMethodName() + " (" + frame.getFileName() + ":" + frame.getLineNumber() + ")";
  }

  private static String jarOf(String className, String loader) {
    List<String> files = Arrays.asList(loader.substring(LOADER.length()).split(File.pathSeparator));
    String entry = className.replace('.', '/') + ".class";
    for (String file : files) {
      try (JarFile jar = new JarFile(file)) {
        if (jar.getEntry(entry) != null) return file;
      } catch (IOException gone) {
        // Then nobody can tell any more which one it was.
      }
    }
    return String.join(", ", files);
  }

  private static String causes(Throwable crash) {
    StringBuilder text = new StringBuilder();
    for (Throwable each = crash; each != null; each = each.getCause()) text.append("\n  ").append(each == crash ? "" : "caused by ").append(each);
    return text.toString();
  }
}
