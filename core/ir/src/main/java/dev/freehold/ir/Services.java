// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import java.util.List;
import java.util.ServiceLoader;

/** What {@link ServiceLoader} finds, without a search of the class path where there is none. */
public final class Services {
  private Services() {}

  /**
   * All providers of a service that a class loader sees.
   *
   * <p>A class loader is also asked for files that name providers, and opens every jar to look for them: a tenth of the time of a short command. Where
   * all classes come from modules, their descriptors have said it all.
   */
  public static <S> List<S> of(Class<S> service, ClassLoader loader) {
    Module own = Services.class.getModule();
    own.addUses(service);
    ServiceLoader<S> providers = isOfModulesOnly(own, loader) ? ServiceLoader.load(own.getLayer(), service) : ServiceLoader.load(service, loader);
    return providers.stream().map(ServiceLoader.Provider::get).toList();
  }

  private static boolean isOfModulesOnly(Module own, ClassLoader loader) {
    return own.isNamed() && loader == own.getClassLoader() && loader == ClassLoader.getSystemClassLoader()
        && System.getProperty("java.class.path", "").isEmpty();
  }
}
