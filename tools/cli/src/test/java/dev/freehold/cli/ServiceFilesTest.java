// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor.Provides;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Providers are named in module-info.java and, for users of the class path, once more in META-INF/services: the same ones in the same order. */
class ServiceFilesTest {
  @TestFactory
  Stream<DynamicTest> moduleAndFileNameTheSameProviders() {
    return ourModules().stream()
        .flatMap(module -> module.descriptor().provides().stream()
            .map(provides -> DynamicTest.dynamicTest(module.descriptor().name() + " " + provides.service(), () -> check(module, provides))));
  }

  private static List<ModuleReference> ourModules() {
    Path[] classPath = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator)).map(Path::of).toArray(Path[]::new);
    return ModuleFinder.of(classPath).findAll().stream().filter(module -> module.descriptor().name().startsWith("dev.freehold.")).toList();
  }

  private static void check(ModuleReference module, Provides provides) throws IOException {
    String file = "META-INF/services/" + provides.service();
    assertEquals(provides.providers(), named(module, file), module.descriptor().name() + "/" + file);
  }

  private static List<String> named(ModuleReference module, String file) throws IOException {
    try (var reader = module.open()) {
      Optional<InputStream> in = reader.open(file);
      if (in.isEmpty()) return List.of();
      try (InputStream bytes = in.get()) {
        String text = new String(bytes.readAllBytes(), StandardCharsets.UTF_8);
        return text.lines().map(String::strip).filter(line -> !line.isEmpty() && !line.startsWith("#")).toList();
      }
    }
  }
}
