// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.ir.Op;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program pays for the dialects that it uses: the operations of others are not even defined. */
class LoadedClassesTest {
  private static final Pattern INITIALIZED = Pattern.compile("Initializing '(dev/freehold/[^']*)'");

  @TempDir Path folder;

  /** The classes that a JVM initializes which runs {@code opt} on a program. */
  private Set<String> initialized(String program) throws IOException, InterruptedException {
    Path file = Files.writeString(folder.resolve("program.mlir"), program);
    Path log = folder.resolve("classes.log");
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String path = System.getProperty("java.class.path") + File.pathSeparator + System.getProperty("jdk.module.path", "");
    List<String> command =
        List.of(java, "-Xlog:class+init:file=" + log, "-p", path, "-m", "dev.freehold.cli/dev.freehold.cli.Main", "opt", file.toString());
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), printed);
    Set<String> names = new TreeSet<>();
    for (String line : Files.readAllLines(log)) {
      Matcher matcher = INITIALIZED.matcher(line);
      if (matcher.find()) names.add(matcher.group(1).replace('/', '.'));
    }
    assertTrue(names.contains(Main.class.getName()), () -> "no log of classes: " + names);
    return names;
  }

  /** The packages of the operations among them. */
  private Set<String> operationPackages(String program) throws IOException, InterruptedException {
    Set<String> packages = new TreeSet<>();
    for (String name : initialized(program)) {
      try {
        Class<?> type = Class.forName(name, false, getClass().getClassLoader());
        if (Op.class.isAssignableFrom(type) && !Modifier.isAbstract(type.getModifiers())) packages.add(type.getPackageName());
      } catch (ClassNotFoundException generated) {
        continue;
      }
    }
    return packages;
  }

  @Test
  void anEmptyModuleNeedsNoDialect() throws IOException, InterruptedException {
    assertEquals(Set.of("dev.freehold.builtin"), operationPackages("module {}"));
  }

  @Test
  void aProgramLoadsTheDialectsThatItNames() throws IOException, InterruptedException {
    Set<String> packages = operationPackages("""
        func.func @f(%n: index) -> memref<?xf32> {
          %a = memref.alloc(%n) : memref<?xf32>
          return %a : memref<?xf32>
        }
        """);
    assertEquals(Set.of("dev.freehold.builtin", "dev.freehold.func", "dev.freehold.memref"), packages);
  }

  @Test
  void theClassOfADialectNeedsNoOtherOfIt() throws IOException, InterruptedException {
    List<String> needed = new ArrayList<>();
    for (String name : initialized("module {}")) {
      boolean far = name.startsWith("dev.freehold.llvm.") || name.startsWith("dev.freehold.amdgpu.") || name.startsWith("dev.freehold.nvgpu.")
          || name.startsWith("dev.freehold.spirv.");
      if (far && !name.endsWith("Dialect")) needed.add(name);
    }
    assertEquals(List.of(), needed);
  }
}
