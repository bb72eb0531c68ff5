// SPDX-License-Identifier: Apache-2.0
package example.ring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command in a process of its own, which knows the dialect only by {@code --load}. */
class LoadedJarTest {
  private static final String PROGRAM = """
      func.func @f(%in: memref<4xi32>) -> memref<4xi32> {
        %front, %back = ring.alloc_pair : memref<4xi32>, memref<4xi32>
        %r = ring.flip %in : memref<4xi32> to memref<4xi32, strided<[-1], offset: 3>>
        memref.copy %r, %back : memref<4xi32, strided<[-1], offset: 3>> to memref<4xi32>
        memref.copy %back, %front : memref<4xi32> to memref<4xi32>
        return %front : memref<4xi32>
      }
      """;

  @TempDir private Path folder;
  private Path program;
  private String jar;

  private record Said(int status, String text) {}

  @BeforeEach
  void prepare() throws IOException, URISyntaxException {
    program = Files.writeString(folder.resolve("program.mlir"), PROGRAM);
    jar = folder.resolve("ring.jar").toString();
    Path classes = classes();
    try (OutputStream file = Files.newOutputStream(Path.of(jar)); JarOutputStream out = new JarOutputStream(file);
        Stream<Path> contents = Files.walk(classes)) {
      for (Path each : contents.filter(Files::isRegularFile).toList()) {
        out.putNextEntry(new JarEntry(classes.relativize(each).toString().replace(File.separatorChar, '/')));
        Files.copy(each, out);
      }
    }
  }

  private static Path classes() throws URISyntaxException {
    return Path.of(RingDialect.class.getProtectionDomain().getCodeSource().getLocation().toURI());
  }

  private Said freehold(String... args) throws Exception {
    String own = classes().toString();
    String path = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(each -> !Path.of(each).toString().equals(own)).collect(Collectors.joining(File.pathSeparator));
    List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp", path));
    command.add("dev.freehold.cli.Main");
    command.addAll(List.of(args));
    Path output = folder.resolve("output");
    int status = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile()).start().waitFor();
    return new Said(status, Files.readString(output, StandardCharsets.ISO_8859_1));
  }

  @Test
  void withoutTheJarTheDialectIsUnknown() throws Exception {
    Said said = freehold("opt", program.toString());
    assertEquals(1, said.status, said.text);
    assertTrue(said.text.contains("ring"), said.text);
  }

  @Test
  void optKnowsItsOperationsAndPasses() throws Exception {
    Said said = freehold("opt", program.toString(), "--load", jar, "--ring-discard-boxes", "--buffer-deallocation-pipeline");
    assertEquals(0, said.status, said.text);
    assertTrue(said.text.contains("    memref.dealloc %back : memref<4xi32>\n    return %front"), said.text);
  }

  @Test
  void runKnowsItsExecutors() throws Exception {
    Said said = freehold("run", "--load=" + jar, program.toString(), "--args", "dense<[1, 2, 3, 4]>");
    assertTrue(said.text.contains("dense<[4, 3, 2, 1]> : tensor<4xi32>\n"), said.text);
    assertTrue(said.text.contains("buffer never freed"), said.text);
  }

  @Test
  void checkKnowsThemToo() throws Exception {
    Said said = freehold("check", "--load", jar, program.toString(), "--buffer-deallocation-pipeline");
    assertEquals(0, said.status, said.text);
  }
}
