// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

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
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Collectors;

/** Checks what a jar says that it provides: {@link java.util.ServiceLoader} skips some of what is wrong, without a word. */
final class JarServices {
  private static final String FOLDER = "META-INF/services/";
  private static final String OURS = "dev.freehold.";
  private static final Map<String, Class<?>> SERVICES = new LinkedHashMap<>();

  static {
    for (Class<?> service : List.of(Dialect.class, Extension.class, PassProvider.class, ExecutorProvider.class))
      SERVICES.put(service.getName(), service);
  }

  private JarServices() {}

  static boolean isService(String name) {
    return SERVICES.containsKey(name);
  }

  /** The simple names of what a jar can provide, for a message. */
  static String names() {
    return SERVICES.values().stream().map(Class::getSimpleName).collect(Collectors.joining(", "));
  }

  /** Returns what the jar provides, as {@code "service provider"}. */
  static Set<String> check(String file, ClassLoader loader) throws Jars.Unusable, IOException {
    Set<String> listed = new TreeSet<>();
    try (JarFile jar = new JarFile(file)) {
      for (Enumeration<JarEntry> entries = jar.entries(); entries.hasMoreElements();) {
        JarEntry entry = entries.nextElement();
        if (entry.isDirectory() || !entry.getName().startsWith(FOLDER + OURS)) continue;
        String name = entry.getName().substring(FOLDER.length());
        Class<?> service = SERVICES.get(name);
        if (service == null)
          throw unusable(file, entry.getName() + " is not a service of Freehold; expected one of " + String.join(", ", SERVICES.keySet()));
        String text = new String(jar.getInputStream(entry).readAllBytes(), StandardCharsets.UTF_8);
        for (String line : text.lines().toList()) {
          String provider = line.replaceFirst("#.*", "").strip();
          String problem = provider.isEmpty() ? null : problem(provider, service, loader);
          if (problem != null) throw unusable(file, entry.getName() + " names " + provider + ", " + problem);
          if (!provider.isEmpty()) listed.add(name + " " + provider);
        }
      }
    }
    return listed;
  }

  /** What is wrong with a provider, or null. */
  private static String problem(String provider, Class<?> service, ClassLoader loader) {
    try {
      Class<?> found = Class.forName(provider, false, loader);
      if (!service.isAssignableFrom(found)) return "which is not a " + service.getSimpleName();
      return found.getClassLoader() == loader ? null : "which is not in the jar";
    } catch (ClassNotFoundException e) {
      return "which does not exist";
    } catch (LinkageError e) {
      return "which cannot be linked: " + e;
    }
  }

  static Jars.Unusable unusable(String file, String why) {
    return new Jars.Unusable("cannot load '" + file + "': " + why);
  }
}
