// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import dev.freehold.interp.Executors;
import dev.freehold.interp.Program;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.iface.FunctionLike;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Checks a program, or what passes made of it: runs each function on many paths, and looks for faults and differences. */
public final class PathChecker {
  private final Program given;
  /** What it is compared with; null where it is checked alone. */
  private final @Nullable Program transformed;
  private final Subject.Origin origin;
  private final CheckLimits limits;
  private final Domains domains;
  private final GivenFunctions functions;
  private final CallGraph callGraph;

  private PathChecker(Program given, @Nullable Program transformed, Subject.Origin origin, CheckLimits limits) {
    this.given = given;
    this.transformed = transformed;
    this.origin = origin;
    this.limits = limits;
    domains = new Domains(given.module());
    callGraph = new CallGraph(given);
    functions = new GivenFunctions(given.module(), origin);
  }

  /** Checks a program as it is. */
  public static PathChecker of(Op program, Registry registry, Executors executors, CheckLimits limits) {
    return new PathChecker(Program.summarizing(program, registry, executors), null, Subject.Origin.PASSES, limits);
  }

  /** Checks that passes made of one program another that does the same and treats its memory well. */
  public static PathChecker of(Op before, Op after, Registry registry, Executors executors, CheckLimits limits) {
    return new PathChecker(Program.summarizing(before, registry, executors), Program.summarizing(after, registry, executors), Subject.Origin.PASSES,
        limits);
  }

  /** The same for an unrelated program: unknown values are identified by their order, not by their locations. */
  public static PathChecker ofOther(Op before, Op after, Registry registry, Executors executors, CheckLimits limits) {
    return new PathChecker(Program.summarizing(before, registry, executors), Program.summarizing(after, registry, executors),
        Subject.Origin.OTHER_FILE, limits);
  }

  /** The functions that can be checked, in order. */
  public List<String> functions() {
    List<String> names = new ArrayList<>();
    for (FunctionLike function : given.functions()) names.add(function.symbolName());
    return names;
  }

  /** The functions that can be checked and are not only there to be called by others that can. */
  public List<String> entries() {
    return callGraph.entries();
  }

  /** Checks one function. */
  public FunctionReport check(String name) {
    return check(name, limits, new CheckListener() {});
  }

  /** Checks one function, and tells what is found and compared at once. */
  FunctionReport check(String name, CheckLimits withLimits, CheckListener listener) {
    FunctionLike before = given.function(name);
    if (before == null || before.isDeclaration()) {
      return FunctionReport.skipped(name, Diagnostic.remark(Location.UNKNOWN, "the function is not defined").build());
    }
    Subject.Transformed other = null;
    if (transformed != null) {
      FunctionLike after = transformed.function(name);
      if (after == null || after.isDeclaration()) return skipped(name, before, "the function is missing " + origin.text());
      if (!after.functionType().equals(before.functionType())) {
        return skipped(name, before, "the function has a different type " + origin.text());
      }
      other = new Subject.Transformed(transformed, after);
    }
    Subject subject = new Subject(name, given, before, other, origin);
    return new Exploration(subject, domains, functions, withLimits, listener).run();
  }

  private static FunctionReport skipped(String name, FunctionLike function, String reason) {
    return FunctionReport.skipped(name, Diagnostic.remark(((Op) function).location(), reason).build());
  }

  /**
   * Checks some functions, one after the other, and finds out how much of the program they show.
   *
   * @param listener notified of each finding when it is found
   */
  public CheckReport check(List<String> names, CheckListener listener) {
    return new ModuleCheck(this, given, callGraph, limits, listener).run(names);
  }
}
