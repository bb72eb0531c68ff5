// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linker;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LinkerTest {
  private static final Path CLASSES = classes();

  @TempDir Path folder;

  private static Path classes() {
    try {
      return Path.of(Samples.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new AssertionError(e);
    }
  }

  private static List<String> samples() throws IOException {
    try (Stream<Path> files = Files.list(CLASSES.resolve("dev/freehold/linker"))) {
      return files.map(file -> file.getFileName().toString()).filter(name -> name.startsWith("Sample")).map(name -> "dev/freehold/linker/" + name)
          .sorted().toList();
    }
  }

  private Path jarOfSamples() throws IOException {
    return jarOfSamples("some/text.txt");
  }

  /** With a text file beside the samples. */
  private Path jarOfSamples(String other) throws IOException {
    Path jar = folder.resolve("samples.jar");
    try (JarOutputStream to = new JarOutputStream(Files.newOutputStream(jar))) {
      to.putNextEntry(new JarEntry(other));
      to.write("text".getBytes(StandardCharsets.UTF_8));
      for (String name : samples()) {
        to.putNextEntry(new JarEntry(name));
        to.write(Files.readAllBytes(CLASSES.resolve(name)));
      }
    }
    return jar;
  }

  /** What samples in a jar say, in a class loader of their own. */
  private static String said(Path jar) throws Exception {
    try (URLClassLoader loader = new URLClassLoader(new URL[] {jar.toUri().toURL()}, ClassLoader.getPlatformClassLoader())) {
      Runnable samples = (Runnable) loader.loadClass("dev.freehold.linker.Samples").getConstructor().newInstance();
      samples.run();
      return samples.toString();
    }
  }

  /** The bootstrap methods of all dynamic call sites of a class. */
  private static List<String> bootstraps(byte[] bytes) {
    List<String> found = new ArrayList<>();
    for (var method : ClassFile.of().parse(bytes).methods()) {
      method.code().ifPresent(code -> code.forEach(element -> {
        if (element instanceof InvokeDynamicInstruction site) found.add(site.bootstrapMethod().methodName() + " " + site.name().stringValue());
      }));
    }
    return found;
  }

  @Test
  void linkedClassesSayTheSame() throws Exception {
    Path jar = jarOfSamples();
    String before = said(jar);
    Linker.link(List.of(jar));
    assertEquals(before, said(jar));
    assertTrue(before.contains("it is a square:") && before.contains("derivedbase(base)"), before);
  }

  @Test
  void theVerifierAcceptsLinkedClasses() throws IOException {
    Path jar = jarOfSamples();
    Linker.link(List.of(jar));
    try (URLClassLoader loader = new URLClassLoader(new URL[] {jar.toUri().toURL()}); JarFile linked = new JarFile(jar.toFile())) {
      ClassFile verifier = ClassFile.of(ClassFile.ClassHierarchyResolverOption.of(ClassHierarchyResolver.ofResourceParsing(loader)
          .orElse(ClassHierarchyResolver.defaultResolver())));
      List<String> classes = linked.stream().map(JarEntry::getName).filter(name -> name.endsWith(".class")).toList();
      for (String name : classes) assertEquals(List.of(), verifier.verify(linked.getInputStream(linked.getEntry(name)).readAllBytes()), name);
      assertTrue(classes.contains("dev/freehold/linker/Linked$0.class"), classes.toString());
    }
  }

  @Test
  void nothingIsLeftToLinkButWhatTheCacheOfClassesHolds() throws IOException {
    Path jar = jarOfSamples();
    List<String> before = new ArrayList<>();
    for (String name : samples()) before.addAll(bootstraps(Files.readAllBytes(CLASSES.resolve(name))));
    assertTrue(before.containsAll(List.of("typeSwitch typeSwitch", "bootstrap equals", "bootstrap hashCode", "metafactory apply")),
        before.toString());
    Linker.link(List.of(jar));
    List<String> left = new ArrayList<>();
    try (JarFile linked = new JarFile(jar.toFile())) {
      for (String name : samples()) {
        for (String site : bootstraps(linked.getInputStream(linked.getEntry(name)).readAllBytes()))
          if (!site.startsWith("makeConcatWithConstants") && !site.equals("bootstrap toString")) left.add(name + " " + site);
      }
    }
    // The serializable one, and where it is made when it is read.
    String site = "dev/freehold/linker/SampleLambdas.class altMetafactory get";
    assertEquals(List.of(site, site), left);
  }

  @Test
  void aSignedJarStaysAsItIs() throws IOException {
    Path jar = jarOfSamples("META-INF/SOMEBODY.SF");
    byte[] before = Files.readAllBytes(jar);
    Linker.link(List.of(jar));
    assertArrayEquals(before, Files.readAllBytes(jar));
  }

  @Test
  void otherFilesStayAsTheyAre() throws IOException {
    Path jar = jarOfSamples();
    Linker.link(List.of(jar));
    try (JarFile linked = new JarFile(jar.toFile())) {
      assertArrayEquals("text".getBytes(StandardCharsets.UTF_8), linked.getInputStream(linked.getEntry("some/text.txt")).readAllBytes());
    }
    try (Stream<Path> files = Files.list(folder)) {
      assertEquals(List.of(jar), files.toList());
    }
  }

  @Test
  void aClassWithNothingToLinkStaysAsItIs() throws IOException {
    try (InputStream in = Objects.requireNonNull(Object.class.getResourceAsStream("/java/lang/Runnable.class"))) {
      byte[] bytes = in.readAllBytes();
      ClassModel runnable = ClassFile.of().parse(bytes);
      assertNull(new ClassLinker(runnable, new Access(List.of(runnable)), new Functions()).link(ClassFile.of()));
    }
  }
}
