// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.ir.Registry;
import dev.freehold.testkit.compare.Run;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Jars that do not fit; examples/third-party-dialect loads one that does. */
class JarsTest {
  @TempDir
  private Path folder;

  private Path jar(String service, String provider) throws IOException {
    Path jar = folder.resolve("some.jar");
    try (OutputStream file = Files.newOutputStream(jar); JarOutputStream out = new JarOutputStream(file)) {
      out.putNextEntry(new JarEntry("META-INF/services/" + service));
      out.write(provider.getBytes(StandardCharsets.UTF_8));
    }
    return jar;
  }

  private static String refusal(Path jar) {
    return assertThrows(Jars.Unusable.class, () -> Jars.of(List.of(jar.toString())).services(Registry::load)).getMessage();
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
  void jarsAreFoundAmongTheOtherFlags() {
    List<String> line = List.of("in.mlir", "-o", "--load", "--load", "a.jar", "--cse", "-load=b.jar", "--some-pass=load");
    assertEquals(List.of("a.jar", "b.jar"), OptArguments.jars(line));
  }

  @Test
  void withoutJarsTheOwnLoaderIsAsked() throws Exception {
    ClassLoader own = Thread.currentThread().getContextClassLoader();
    ClassLoader asked = Jars.of(List.of()).services(loader -> loader);
    assertSame(own, asked);
  }
}
