// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tool;

import dev.freehold.interp.ExecutorProvider;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.Extension;
import dev.freehold.pass.PassProvider;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Enumeration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/** Checks what a jar says that it provides: {@link java.util.ServiceLoader} skips some of what is wrong, without a word. */
final class JarServices {
  private static final String FOLDER = "META-INF/services/";
  private static final String OURS = "dev.freehold.";
  private static final Map<String, Class<?>> SERVICES = new LinkedHashMap<>();

  static {
    for (Class<?> service : List.of(Dialect.class, Extension.class, PassProvider.class, ExecutorProvider.class)) SERVICES.put(service.getName(), service);
  }

  private JarServices() {}

  static void check(String file, ClassLoader loader) throws Jars.Unusable, IOException {
    try (JarFile jar = new JarFile(file)) {
      for (Enumeration<JarEntry> entries = jar.entries(); entries.hasMoreElements();) {
        JarEntry entry = entries.nextElement();
        if (entry.isDirectory() || !entry.getName().startsWith(FOLDER + OURS)) continue;
        String name = entry.getName().substring(FOLDER.length());
        Class<?> service = SERVICES.get(name);
        if (service == null) throw unusable(file, entry.getName() + " names no service of Freehold; there are " + String.join(", ", SERVICES.keySet()));
        String text = new String(jar.getInputStream(entry).readAllBytes(), StandardCharsets.UTF_8);
        for (String line : text.lines().toList()) {
          String provider = line.replaceFirst("#.*", "").strip();
          String problem = provider.isEmpty() ? null : problem(provider, service, loader);
          if (problem != null) throw unusable(file, entry.getName() + " names " + provider + ", " + problem);
        }
      }
    }
  }

  /** What is wrong with a provider, or null. */
  private static String problem(String provider, Class<?> service, ClassLoader loader) {
    try {
      Class<?> found = Class.forName(provider, false, loader);
      if (!service.isAssignableFrom(found)) return "which is no " + service.getSimpleName();
      return found.getClassLoader() == loader ? null : "which is not in the jar";
    } catch (ClassNotFoundException e) {
      return "which is not there";
    } catch (LinkageError e) {
      return "which does not fit: " + e;
    }
  }

  private static Jars.Unusable unusable(String file, String why) {
    return new Jars.Unusable("cannot load '" + file + "': " + why);
  }
}
