// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import dev.freehold.interp.Program;
import dev.freehold.interp.check.FunctionReport.Explored;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.text.DiagnosticPrinter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Checks functions one after the other, each with an equal part of the time that is left; those that they call are explored on the way. */
final class ModuleCheck {
  private final PathChecker checker;
  private final Program program;
  private final CallGraph callGraph;
  private final CheckLimits limits;
  private final CheckListener listener;
  private final Map<FunctionLike, FunctionReport> reports = new HashMap<>();

  ModuleCheck(PathChecker checker, Program program, CallGraph callGraph, CheckLimits limits, CheckListener listener) {
    this.checker = checker;
    this.program = program;
    this.callGraph = callGraph;
    this.limits = limits;
    this.listener = listener;
  }

  CheckReport run(List<String> names) {
    int left = names.size();
    for (String name : names) {
      FunctionLike function = program.function(name);
      String ended = limits.budget().exhausted();
      FunctionReport report = function != null && ended != null ? FunctionReport.skipped(name, remark(function, ended))
          : checker.check(name, limits.with(limits.budget().share(left--)), listener);
      if (function != null) reports.put(function, report);
      listener.checked(report);
    }
    boolean isAll = names.equals(checker.entries());
    List<FunctionReport> all = new ArrayList<>();
    for (FunctionLike function : callGraph.functions()) {
      FunctionReport own = reports.get(function);
      if (own != null) all.add(withUnreached(own, function));
      else if (isAll) all.add(withUnreached(fromCallers(function), function));
    }
    return new CheckReport(all, program.notReached());
  }

  private static Diagnostic remark(FunctionLike function, String message) {
    return Diagnostic.remark(((Op) function).location(), message).build();
  }

  /** A function is explored as far as its callers go. */
  private FunctionReport fromCallers(FunctionLike function) {
    String name = Program.name(function);
    List<String> gaps = new ArrayList<>();
    reports.forEach((caller, report) -> {
      if (report.explored() != Explored.COMPLETE && callGraph.reachable(caller).contains(function)) {
        gaps.add("its caller '@" + report.name() + "' is not fully explored");
      }
    });
    gaps.sort(null);
    if (!program.isReached(function)) return FunctionReport.skipped(name, remark(function, gaps.isEmpty() ? "it has no callers" : gaps.getFirst()));
    return new FunctionReport(name, ((Op) function).location(), 0, 0, 0, Map.of(), gaps.isEmpty(), gaps, 0, 0, false, null, null, List.of(),
        List.of());
  }

  private FunctionReport withUnreached(FunctionReport report, FunctionLike function) {
    if (report.skipped() != null) return report;
    List<Location> places = program.notReached(function).stream().map(Op::location).toList();
    if (places.isEmpty()) return report;
    Location.File first = Objects.requireNonNull(DiagnosticPrinter.file(places.getFirst()), "what the program lists is in a file");
    String others = places.size() == 1 ? "" : " and " + (places.size() - 1) + (places.size() == 2 ? " other location" : " other locations");
    return report.with("line " + first.line() + others + " never reached");
  }
}
