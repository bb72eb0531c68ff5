// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.validate;

import dev.freehold.bufferization.CloneOp;
import dev.freehold.interp.check.Finding;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.memref.AllocOp;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Operations that are put in front of others, and that the checker finds at fault if something is the case there. */
final class Probes {
  private final Fault.Kind kind;
  private final Map<Location, Integer> places = new HashMap<>();
  private final Set<Integer> found = new TreeSet<>();

  private Probes(Fault.Kind kind) {
    this.kind = kind;
  }

  /** Buffers that are never freed: found where paths come to an operation, and go on to their end. */
  static Probes ofReached(List<Op> places, Registry registry) {
    Probes probes = new Probes(Fault.Kind.LEAK);
    MemRefType type = MemRefType.of(Shape.SCALAR, IntegerType.I8);
    for (int i = 0; i < places.size(); i++) probes.put(AllocOp.of(type, List.of()), places.get(i), i, registry);
    return probes;
  }

  /** Uses of what operations are passed: found where some of that has been freed. */
  static Probes ofPassed(List<Op> places, Registry registry) {
    Probes probes = new Probes(Fault.Kind.USE_AFTER_FREE);
    for (int i = 0; i < places.size(); i++) {
      for (Value operand : places.get(i).operands()) {
        if (operand.type() instanceof BaseMemRefType) probes.put(CloneOp.of(operand.type(), operand), places.get(i), i, registry);
      }
    }
    return probes;
  }

  private void put(OpState<?> probe, Op before, int place, Registry registry) {
    Location location = Location.file("probe", place + 1, 1);
    places.put(location, place);
    new Rewriter(registry).before(before).create(probe.at(location));
  }

  /** Takes note of what has been found; returns whether all probes have been found. */
  boolean isLast(Finding finding) {
    Integer place = finding.kind().equals(kind.name()) ? places.get(finding.diagnostic().location()) : null;
    if (place != null) found.add(place);
    return found.size() == Set.copyOf(places.values()).size();
  }

  /** The indices of the operations whose probes have been found. */
  Set<Integer> found() {
    return found;
  }
}
