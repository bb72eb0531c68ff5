// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli.fuzz;

import dev.freehold.interp.semantics.Fault;
import dev.freehold.ir.Op;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.iface.CallLike;
import java.util.List;
import java.util.Locale;

/** The passes that a random program is put through. */
public enum DeallocationSystem {
  /** By ownership, as LLVM 22 does it. */
  OWNERSHIP("buffer-deallocation-pipeline"),
  /** By liveness, as LLVM 19 did it. */
  LEGACY("buffer-deallocation"),
  /** At the last use, as only Freehold does it. */
  LAST_USE("last-use-buffer-deallocation");

  private final String pass;

  DeallocationSystem(String pass) {
    this.pass = pass;
  }

  /** The name on a command line and in tables. */
  public String title() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /**
   * Whether what it makes of a program must be free of this kind of finding. Functions that the older one makes return arguments as
   * they are, and do not free what their callees return.
   */
  boolean promises(String kind, Op program) {
    if (this != LEGACY) return true;
    return !kind.equals(Fault.Kind.BOUNDARY.name()) && !(kind.equals(Fault.Kind.LEAK.name()) && receivesBuffers(program));
  }

  /** Whether it may end with an error on a valid program. */
  boolean mayRefuse() {
    return this != LAST_USE;
  }

  private static boolean receivesBuffers(Op program) {
    boolean[] found = new boolean[1];
    program.walk(CallLike.class, call -> found[0] |= ((Op) call).resultTypes().stream().anyMatch(BaseMemRefType.class::isInstance));
    return found[0];
  }

  /** The pass or named pipeline. */
  String pass() {
    return pass;
  }

  /** What {@code opt} takes for a random program. */
  public List<String> flags() {
    return flags("");
  }

  /** The same with options of the pass or named pipeline. */
  public List<String> flags(String options) {
    return List.of("--allow-unregistered-dialect", "--" + pass + (options.isEmpty() ? "" : "=" + options));
  }

  /** The system of this {@link #title}; throws {@code IllegalArgumentException} if there is none. */
  public static DeallocationSystem of(String title) {
    for (DeallocationSystem system : values()) {
      if (system.title().equals(title)) return system;
    }
    throw new IllegalArgumentException("unknown deallocation system '" + title + "'");
  }
}
