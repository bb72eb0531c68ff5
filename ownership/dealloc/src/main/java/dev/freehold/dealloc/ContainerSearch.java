// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc;

import dev.freehold.analysis.BufferOrigin;
import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.dealloc.Containers.Container;
import dev.freehold.dealloc.References.Sort;
import dev.freehold.ir.Block;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.RegionBranchOp;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds {@link Containers}: by union-find over the names of memory that can hold buffers, and a look at each of their uses. */
final class ContainerSearch {
  private final BufferViewFlow names;
  private final Registry registry;
  private final Map<Value, Value> above = new LinkedHashMap<>();
  private final Map<Value, List<Value>> stored = new HashMap<>();
  private final Map<Value, List<Value>> loaded = new HashMap<>();
  /** Names under which it is not known what is done with the memory. */
  private final Set<Value> outOfSight = new HashSet<>();

  ContainerSearch(BufferViewFlow names, Registry registry) {
    this.names = names;
    this.registry = registry;
  }

  List<Container> in(Op root) {
    root.walk(this::addNames);
    if (above.isEmpty()) return List.of();
    List.copyOf(above.keySet()).forEach(this::connect);
    root.walk(this::addUses);
    Map<Value, Container> byRoot = new LinkedHashMap<>();
    for (Value name : List.copyOf(above.keySet())) {
      Container container = byRoot.computeIfAbsent(root(name), key -> new Container(new ArrayList<>(), new ArrayList<>(), new ArrayList<>()));
      container.names().add(name);
      container.stored().addAll(stored.getOrDefault(name, List.of()));
      container.loaded().addAll(loaded.getOrDefault(name, List.of()));
    }
    for (Value name : outOfSight) byRoot.remove(root(name));
    return List.copyOf(byRoot.values());
  }

  private void addNames(Op op) {
    for (Region region : op.regions()) {
      for (Block block : region) block.arguments().forEach(this::addName);
    }
    op.results().forEach(this::addName);
  }

  private void addName(Value value) {
    if (canHold(value)) above.put(value, value);
  }

  private void connect(Value name) {
    List<Value> sources = names.sources(name);
    for (Value source : sources) {
      if (canHold(source)) unite(source, name);
      else outOfSight.add(name);
    }
    boolean mayBeOther = sources.isEmpty() || names.mayBeTerminalBuffer(name);
    if (mayBeOther && !BufferOrigin.isAllocated(name)) outOfSight.add(name);
  }

  private void addUses(Op op) {
    for (int i = 0; i < op.operandCount(); i++) {
      Use use = op.use(i);
      if (canHold(use.value()) && !isFollowed(use)) outOfSight.add(use.value());
    }
  }

  private void unite(Value a, Value b) {
    above.put(root(a), root(b));
  }

  private Value root(Value name) {
    Value root = name;
    for (Value next = above(root); next != root; next = above(root)) {
      above.put(root, above(next));
      root = next;
    }
    return root;
  }

  private Value above(Value name) {
    return above.getOrDefault(name, name);
  }

  /** Whether it is known what an operation does with memory that holds buffers; records it. */
  private boolean isFollowed(Use use) {
    Op op = use.owner();
    Value container = use.value();
    if (!runsInOrder(op, container) || Concurrency.mayOutlive(op, registry)) return false;
    if (References.isPassedOn(use)) return !Concurrency.hasConcurrentRegions(op, registry);
    if (op instanceof CallLike || op.regionCount() > 0 || !(Effects.of(op) instanceof Effects.Known known)) return false;
    return known.effects().isEmpty() ? givesNamesOnly(op, container) : addEffects(container, op, known.effects());
  }

  /** Whether control passes, once, through all regions around an operation in which memory comes from outside. */
  private boolean runsInOrder(Op op, Value container) {
    for (Op around = op.parentOp(); around != null && References.isOutside(container, around); around = around.parentOp()) {
      if (!(around instanceof RegionBranchOp) || Concurrency.hasConcurrentRegions(around, registry)) return false;
    }
    return true;
  }

  private boolean givesNamesOnly(Op op, Value container) {
    for (Value result : op.results()) {
      boolean isName = canHold(result) && names.targets(container).contains(result);
      if (!isName && (Sort.of(result) != Sort.NUMBER || References.takesAddress(op))) return false;
    }
    return op.resultCount() > 0;
  }

  private boolean addEffects(Value container, Op op, List<Effects.On> effects) {
    if (effects.stream().anyMatch(on -> on.value() == null) || effects.stream().noneMatch(on -> on.value() == container)) return false;
    for (Effects.On on : effects) {
      if (on.value() instanceof Value touched && canHold(touched)) unite(container, touched);
      if (on.value() != container) continue;
      if (on.is(Effect.Kind.READ)) addLoaded(container, op);
      if (on.is(Effect.Kind.WRITE)) addStored(container, op, effects);
    }
    return true;
  }

  private void addLoaded(Value container, Op op) {
    for (Value result : op.results()) {
      boolean isLoaded = Sort.of(result) != Sort.NUMBER && !BufferOrigin.isAllocated(result);
      if (isLoaded) loaded.computeIfAbsent(container, key -> new ArrayList<>()).add(result);
    }
  }

  private void addStored(Value container, Op op, List<Effects.On> effects) {
    for (Value operand : op.operands()) {
      boolean isStored = Sort.of(operand) != Sort.NUMBER && effects.stream().noneMatch(on -> on.value() == operand);
      if (isStored) stored.computeIfAbsent(container, key -> new ArrayList<>()).add(operand);
    }
  }

  private static boolean canHold(Value value) {
    return value.type() instanceof BaseMemRefType type && type.isContainer();
  }
}
