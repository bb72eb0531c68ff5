// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import dev.freehold.interp.Executors;
import dev.freehold.interp.Program;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.iface.Symbol;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Checks a program, or what passes made of it: runs each function on many paths, and looks for faults and differences. */
public final class PathChecker {
  private final Program given;
  private final Program transformed;
  private final CheckLimits limits;
  private final Domains domains;
  private final Map<String, Integer> resultCounts = new HashMap<>();

  private PathChecker(Program given, Program transformed, CheckLimits limits) {
    this.given = given;
    this.transformed = transformed;
    this.limits = limits;
    domains = new Domains(given.module());
    for (Op op : given.module().region(0).first()) {
      if (op instanceof FunctionLike function) resultCounts.put(function.symbolName(), function.functionType().results().size());
    }
  }

  /** Checks a program as it is. */
  public static PathChecker of(Op program, Registry registry, Executors executors, CheckLimits limits) {
    return new PathChecker(new Program(program, registry, executors), null, limits);
  }

  /** Checks that passes made of one program another that does the same and treats its memory well. */
  public static PathChecker of(Op before, Op after, Registry registry, Executors executors, CheckLimits limits) {
    return new PathChecker(new Program(before, registry, executors), new Program(after, registry, executors), limits);
  }

  /** The functions that can be checked, in order. */
  public List<String> functions() {
    List<String> names = new ArrayList<>();
    for (FunctionLike function : given.functions()) names.add(function.symbolName());
    return names;
  }

  /** Checks one function. */
  public FunctionReport check(String name) {
    FunctionLike before = given.function(name);
    if (transformed == null) return new Exploration(name, given, before, null, null, domains, resultCounts, limits).run();
    FunctionLike after = transformed.function(name);
    String skipped = skipped(before, after);
    if (skipped != null) return new FunctionReport(name, 0, 0, Map.of(), true, 0, skipped, List.of(), List.of());
    return new Exploration(name, given, before, transformed, after, domains, resultCounts, limits).run();
  }

  private static String skipped(FunctionLike before, FunctionLike after) {
    if (after == null || after.isDeclaration()) return "it is not there any more";
    FunctionType old = before.functionType();
    if (after.functionType().equals(old)) return null;
    boolean isPrivate = before.visibility() == Symbol.Visibility.PRIVATE;
    return "the passes changed its type" + (isPrivate ? "; its callers are checked" : "");
  }
}
