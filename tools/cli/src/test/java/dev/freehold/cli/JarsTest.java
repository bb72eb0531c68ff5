// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.fuzz.compare.Run;
import dev.freehold.ir.Registry;
import dev.freehold.opt.FileAccess;
import dev.freehold.opt.options.ParsedArguments;
import dev.freehold.opt.options.UsageError;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Jars that do not fit; examples/third-party-dialect loads one that does. */
class JarsTest {
  @TempDir private Path folder;

  private Path jar(String service, String provider) throws IOException {
    Path jar = folder.resolve("some.jar");
    try (OutputStream file = Files.newOutputStream(jar); JarOutputStream out = new JarOutputStream(file)) {
      out.putNextEntry(new JarEntry("META-INF/services/" + service));
      out.write(provider.getBytes(StandardCharsets.UTF_8));
    }
    return jar;
  }

  private static String refusal(Path jar) {
    return assertThrows(Jars.Unusable.class, () -> Jars.of(List.of(jar.toString()), FileAccess.OF_PROCESS).services(Registry::load)).getMessage();
  }

  @Test
  void aMissingJarIsTheUsersError() {
    Run run = new InProcess().onText(List.of("--load", "nowhere.jar"), "");
    assertEquals(1, run.exit());
    assertEquals("freehold opt: cannot load 'nowhere.jar': no such file\n", run.err());
  }

  @Test
  void soIsAFileThatIsNoJar() throws IOException {
    Path text = Files.writeString(folder.resolve("text.jar"), "module {}");
    assertEquals("cannot load '" + text + "': not a jar", refusal(text));
    assertEquals("cannot load '" + folder + "': not a file", refusal(folder));
  }

  @Test
  void soIsAProviderThatIsNotThere() throws IOException {
    String refusal = refusal(jar("dev.freehold.ir.Dialect", "nobody.NoDialect"));
    assertTrue(refusal.contains("nobody.NoDialect"), refusal);
  }

  @Test
  void soIsAProviderThatIsNone() throws IOException {
    String refusal = refusal(jar("dev.freehold.ir.Dialect", "java.lang.String"));
    assertTrue(refusal.endsWith("META-INF/services/dev.freehold.ir.Dialect names java.lang.String, which is not a Dialect"), refusal);
    refusal = refusal(jar("dev.freehold.ir.Dialect", "dev.freehold.builtin.BuiltinDialect"));
    assertTrue(refusal.endsWith("which is not in the jar"), refusal);
    refusal = refusal(jar("dev.freehold.ir.Dialekt", "java.lang.String"));
    assertTrue(refusal.contains("is not a service of Freehold"), refusal);
  }

  /** Compiles a dialect whose body is given, and packs it. */
  private Path dialect(String body) throws IOException {
    return dialect("", body);
  }

  private Path dialect(String registration, String body) throws IOException {
    Path source = Files.writeString(folder.resolve("Theirs.java"), """
        package their;
        public class Theirs implements dev.freehold.ir.Dialect%s {
          public String namespace() { return "their"; }
          public void register(dev.freehold.ir.Registrar registrar) {%s}
          %s
        }
        """.formatted(body.contains("parseType") ? ", dev.freehold.ir.text.ParsesTypes" : "", registration, body));
    String path = System.getProperty("java.class.path") + File.pathSeparator + System.getProperty("jdk.module.path", "");
    int status =
        ToolProvider.findFirst("javac").orElseThrow().run(System.out, System.err, "-g", "-cp", path, "-d", folder.toString(), source.toString());
    assertEquals(0, status);
    Path jar = folder.resolve("their.jar");
    try (OutputStream file = Files.newOutputStream(jar); JarOutputStream out = new JarOutputStream(file)) {
      out.putNextEntry(new JarEntry("META-INF/services/dev.freehold.ir.Dialect"));
      out.write("their.Theirs".getBytes(StandardCharsets.UTF_8));
      out.putNextEntry(new JarEntry("their/Theirs.class"));
      Files.copy(folder.resolve("their/Theirs.class"), out);
    }
    return jar;
  }

  /** Packs the files of a folder. */
  private Path packed(String name, Path from, String... entries) throws IOException {
    Path jar = folder.resolve(name);
    try (OutputStream file = Files.newOutputStream(jar); JarOutputStream out = new JarOutputStream(file)) {
      for (String entry : entries) {
        out.putNextEntry(new JarEntry(entry));
        Files.copy(from.resolve(entry), out);
      }
    }
    return jar;
  }

  /** A jar whose only mention of its dialect is in its module declaration. */
  private Path module(String body, String declaration) throws IOException {
    dialect(body);
    Path sources = Files.createDirectories(folder.resolve("module/their"));
    Files.copy(folder.resolve("Theirs.java"), sources.resolve("Theirs.java"));
    Path info = Files.writeString(folder.resolve("module/module-info.java"), declaration);
    String path = System.getProperty("jdk.module.path", "") + File.pathSeparator + System.getProperty("java.class.path");
    int status = ToolProvider.findFirst("javac").orElseThrow().run(System.out, System.err, "-g", "-p", path, "-d", folder.resolve("out").toString(),
        info.toString(), sources.resolve("Theirs.java").toString());
    assertEquals(0, status);
    return packed("module.jar", folder.resolve("out"), "module-info.class", "their/Theirs.class");
  }

  @Test
  void aDialectThatCannotBeRegisteredIsRefusedThoughNoProgramUsesIt() throws IOException {
    Path jar = dialect("throw new UnsupportedOperationException();", "");
    Run run = new InProcess().onText(List.of("--load", jar.toString()), "module {}");
    assertEquals(1, run.exit());
    assertTrue(run.err().startsWith("freehold opt: cannot load " + jar + ": exception in " + jar + ", their.Theirs.register (Theirs.java:4)"),
        run.err());
  }

  @Test
  void whatOnlyAModuleDeclarationProvidesIsFound() throws Exception {
    Path jar = module(
        "public dev.freehold.ir.attribute.Type parseType(String m, dev.freehold.ir.text.AttrParser p) { throw new UnsupportedOperationException(\"later\"); }",
        "module their { requires dev.freehold.text; provides dev.freehold.ir.Dialect with their.Theirs; }");
    String printed = printedByProcess(jar, "func.func private @f(!their.x)", 1);
    assertTrue(printed.contains("exception in " + jar + ", their.Theirs.parseType (Theirs.java:5)"), printed);
  }

  /** What a process of its own prints that loads a jar. */
  private String printedByProcess(Path jar, String text, int status) throws Exception {
    Path program = Files.writeString(folder.resolve("their.mlir"), text);
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String path = System.getProperty("jdk.module.path", "") + File.pathSeparator + System.getProperty("java.class.path");
    Process process =
        new ProcessBuilder(java, "-p", path, "-m", "dev.freehold.cli/dev.freehold.cli.Main", "opt", "--load", jar.toString(), program.toString())
            .redirectErrorStream(true).start();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(status, process.waitFor(), printed);
    return printed;
  }

  /** It once ended with 0, without output and without a message. */
  @Test
  void aJarThatEndsTheProcessIsBlamed() throws Exception {
    String printed = printedByProcess(
        dialect("public dev.freehold.ir.attribute.Type parseType(String m, dev.freehold.ir.text.AttrParser p) { System.exit(0); return null; }"),
        "func.func private @f(!their.x)", 1);
    assertEquals("freehold: the output is not complete, since their.Theirs.parseType (Theirs.java:5) ended the process by System.exit\n", printed);
  }

  /** It once went on for ever, after all had been written. */
  @Test
  @Timeout(60)
  void aThreadOfAJarDoesNotKeepTheProcess() throws Exception {
    String body = "new Thread(() -> { while (true) java.util.concurrent.locks.LockSupport.park(); }).start();";
    assertEquals("module {\n}\n", printedByProcess(dialect(body, ""), "module {}", 0).stripTrailing() + "\n");
  }

  @Test
  void onTheClassPathAModuleDeclarationIsNotEnough() throws IOException {
    Path jar = module("", "module their { requires dev.freehold.ir; provides dev.freehold.ir.Dialect with their.Theirs; }");
    if (Jars.class.getModule().isNamed()) return;
    assertTrue(refusal(jar).endsWith("services must be declared in META-INF/services when Freehold runs from a class path"), refusal(jar));
  }

  @Test
  void aJarThatProvidesNothingIsTheUsersError() throws IOException {
    dialect("");
    String refusal = refusal(packed("empty.jar", folder, "their/Theirs.class"));
    assertTrue(refusal.endsWith("found no provider of Dialect, Extension, PassProvider, ExecutorProvider"), refusal);
  }

  private void isBlamed(String method, String body, String cause) throws IOException {
    Path jar = dialect(body);
    Run run = new InProcess().onText(List.of("--load", jar.toString()), "func.func private @f(!their.x)");
    assertEquals(1, run.exit(), run::err);
    assertTrue(run.err().contains("exception in " + jar + ", their.Theirs." + method + " (Theirs.java:5)\n  java.lang." + cause + "\n"), run::err);
    assertFalse(run.err().contains("bug in Freehold"), run::err);
  }

  @Test
  void itsExceptionsAreItsOwn() throws IOException {
    isBlamed("<init>", "public Theirs() { throw new IllegalStateException(\"boom\", new RuntimeException(\"why\")); }",
        "IllegalStateException: boom\n  caused by java.lang.RuntimeException: why");
    String parse = "public dev.freehold.ir.attribute.Type parseType(String m, dev.freehold.ir.text.AttrParser p) ";
    isBlamed("parseType", parse + "{ throw new UnsupportedOperationException(\"later\"); }", "UnsupportedOperationException: later");
    isBlamed("parseType", parse + "{ throw new AssertionError(\"later\"); }", "AssertionError: later");
  }

  @Test
  void jarsAreFoundAmongTheOtherFlags() throws UsageError {
    List<String> line = List.of("in.mlir", "-o", "--load", "--load", "a.jar", "--cse", "-load=b.jar", "--some-pass=load");
    assertEquals(List.of("a.jar", "b.jar"), ParsedArguments.parse(line, OptCommandOptions.TABLE).all(CommonOptions.LOAD));
  }

  @Test
  void withoutJarsTheOwnLoaderIsAsked() throws Exception {
    ClassLoader own = Thread.currentThread().getContextClassLoader();
    ClassLoader asked = Jars.of(List.of(), FileAccess.OF_PROCESS).services(loader -> loader);
    assertSame(own, asked);
  }
}
