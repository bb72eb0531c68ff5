// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import dev.freehold.interp.Executors;
import dev.freehold.interp.Outcome;
import dev.freehold.interp.Program;
import dev.freehold.interp.RunListener;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.iface.FunctionLike;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
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
    for (FunctionLike function : given.functions()) names.add(Program.name(function));
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
    Diagnostic skipped = obstacle(name);
    return skipped != null ? FunctionReport.skipped(name, skipped) : new Exploration(subject(name), domains, functions, withLimits, listener).run();
  }

  /**
   * Runs a function again on a path that a check has followed; the heap of the outcome remembers its buffers.
   *
   * @param listeners makes a listener for each attempt to run it: only what the last one has heard counts
   */
  public Outcome replay(String name, List<Choice> path, Finding.Stage stage, Supplier<RunListener> listeners) {
    return new Exploration(subject(name), domains, functions, limits, new CheckListener() {}).replay(path, stage, listeners);
  }

  /** Why a function cannot be checked; null if it can. */
  private @Nullable Diagnostic obstacle(String name) {
    FunctionLike before = given.function(name);
    if (before == null || before.isDeclaration()) return Diagnostic.remark(Location.UNKNOWN, "the function is not defined").build();
    if (before.body().entryBlock().argumentCount() > before.functionType().inputs().size()) {
      return obstacle(before, "cannot execute a function with memory of its own, as the workgroup memory of 'gpu.func'");
    }
    if (transformed == null) return null;
    FunctionLike after = transformed.function(name);
    if (after == null || after.isDeclaration()) return obstacle(before, "the function is missing " + origin.text());
    return Signature.all(before.functionType(), after.functionType()).isEmpty()
        ? obstacle(before, "the function has a different type " + origin.text()) : null;
  }

  private static Diagnostic obstacle(FunctionLike function, String reason) {
    return Diagnostic.remark(((Op) function).location(), reason).build();
  }

  private Subject subject(String name) {
    FunctionLike before = Objects.requireNonNull(given.function(name), "the function is defined");
    if (transformed == null) return new Subject(name, given, before, null, origin);
    FunctionLike after = Objects.requireNonNull(transformed.function(name), "the function is in both programs");
    return new Subject(name, given, before, new Subject.Transformed(transformed, after), origin);
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
