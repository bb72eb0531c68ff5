// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linker;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.Enumeration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/** Links the classes of jars. {@code scripts/app.sh} calls it for the jars of an app. */
public final class Linker {
  private Linker() {}

  /**
   * Links jars in place. Exits with 1 and a message if one cannot be read or written.
   *
   * @param args the jars, which are all that their classes need besides the JDK
   */
  public static void main(String[] args) {
    try {
      link(Arrays.stream(args).map(Path::of).toList());
    } catch (IOException e) {
      System.err.println("freehold: cannot link the jars of the command: " + (e.getMessage() == null ? e : e.getMessage()));
      System.exit(1);
    }
  }

  static void link(List<Path> jars) throws IOException {
    try (URLClassLoader loader = new URLClassLoader(jars.stream().map(Linker::url).toArray(URL[]::new))) {
      // What tells the superclasses of the classes that are linked: frames of the verifier depend on it.
      ClassHierarchyResolver hierarchy = ClassHierarchyResolver.ofResourceParsing(loader).orElse(ClassHierarchyResolver.defaultResolver());
      ClassFile classFile = ClassFile.of(ClassFile.ClassHierarchyResolverOption.of(hierarchy));
      for (Path jar : jars) {
        try {
          link(jar, classFile);
        } catch (ZipException e) {
          throw new IOException(jar + ": " + e.getMessage(), e);
        }
      }
    }
  }

  private static URL url(Path jar) {
    try {
      return jar.toUri().toURL();
    } catch (MalformedURLException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void link(Path jar, ClassFile classFile) throws IOException {
    Map<String, byte[]> files = read(jar);
    // The JVM refuses classes other than those that were signed.
    if (files.keySet().stream().anyMatch(Linker::isSignature)) return;
    Map<String, ClassModel> classes = new LinkedHashMap<>();
    files.forEach((name, bytes) -> {
      if (isClass(name)) classes.put(name, classFile.parse(bytes));
    });
    Access access = new Access(classes.values());
    Functions functions = new Functions();
    classes.forEach((name, model) -> {
      byte[] linked = new ClassLinker(model, access, functions).link(classFile);
      if (linked != null) files.put(name, linked);
    });
    functions.write(classFile, files::put);
    write(files, jar);
  }

  private static boolean isSignature(String name) {
    return name.startsWith("META-INF/") && name.endsWith(".SF");
  }

  private static boolean isClass(String name) {
    return name.endsWith(".class") && !name.endsWith("module-info.class");
  }

  private static Map<String, byte[]> read(Path jar) throws IOException {
    Map<String, byte[]> files = new LinkedHashMap<>();
    try (ZipFile from = new ZipFile(jar.toFile())) {
      for (Enumeration<? extends ZipEntry> entries = from.entries(); entries.hasMoreElements();) {
        ZipEntry entry = entries.nextElement();
        files.put(entry.getName(), from.getInputStream(entry).readAllBytes());
      }
    }
    return files;
  }

  private static void write(Map<String, byte[]> files, Path jar) throws IOException {
    Path linked = jar.resolveSibling(jar.getFileName() + ".linked");
    try (OutputStream file = Files.newOutputStream(linked); ZipOutputStream to = new ZipOutputStream(file)) {
      to.setLevel(0);     // the JVM reads classes sooner where it need not inflate them
      for (Map.Entry<String, byte[]> each : files.entrySet()) {
        to.putNextEntry(new ZipEntry(each.getKey()));
        to.write(each.getValue());
        to.closeEntry();
      }
    }
    Files.move(linked, jar, StandardCopyOption.REPLACE_EXISTING);
  }
}
