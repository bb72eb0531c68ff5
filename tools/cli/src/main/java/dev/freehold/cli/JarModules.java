// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import java.lang.module.Configuration;
import java.lang.module.FindException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.lang.module.ResolutionException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The modules among the jars of {@code --load} that declare their providers in {@code module-info} alone. */
final class JarModules {
  private final List<String> files;
  private final List<String> names = new ArrayList<>();

  JarModules(List<String> files) {
    this.files = files;
  }

  /**
   * Takes note of one of the jars, of which {@code listed} has the providers that {@code META-INF/services} names: {@code "service provider"}.
   *
   * @return whether the jar provides something
   */
  boolean add(String file, Set<String> listed) throws Jars.Unusable {
    ModuleDescriptor module = module(file);
    if (module == null) return !listed.isEmpty();
    boolean provides = false;
    for (ModuleDescriptor.Provides each : module.provides()) {
      if (!JarServices.isService(each.service())) continue;
      provides = true;
      for (String provider : each.providers()) {
        if (listed.isEmpty() || listed.contains(each.service() + " " + provider)) continue;
        throw JarServices.unusable(file, "module-info provides " + provider + ", which is missing in META-INF/services/" + each.service());
      }
    }
    if (provides && listed.isEmpty()) names.add(module.name());
    return provides || !listed.isEmpty();
  }

  /** The declared module of a jar; null where it has no {@code module-info}. */
  private static ModuleDescriptor module(String file) throws Jars.Unusable {
    try {
      for (ModuleReference found : ModuleFinder.of(Path.of(file)).findAll()) {
        if (!found.descriptor().isAutomatic()) return found.descriptor();
      }
      return null;
    } catch (FindException noName) {
      // A jar without module-info need not have a name that a module could have.
      if (noName.getCause() instanceof IllegalArgumentException) return null;
      throw JarServices.unusable(file, noName.getMessage());
    }
  }

  /** Makes the classes that {@code loader} loads belong to these modules, and to those that they require. */
  void define(ClassLoader loader) throws Jars.Unusable {
    if (names.isEmpty()) return;
    ModuleLayer ours = JarModules.class.getModule().getLayer();
    if (ours == null) throw unusable("services must be declared in META-INF/services when Freehold runs from a class path");
    try {
      ModuleFinder jars = ModuleFinder.of(files.stream().map(Path::of).toArray(Path[]::new));
      Configuration modules = ours.configuration().resolve(jars, ModuleFinder.of(), names);
      ModuleLayer.defineModules(modules, List.of(ours), name -> loader);
    } catch (FindException | ResolutionException | LayerInstantiationException bad) {
      throw unusable(bad.getMessage());
    }
  }

  private Jars.Unusable unusable(String why) {
    return new Jars.Unusable("cannot load " + String.join(", ", files) + ": " + why);
  }
}
