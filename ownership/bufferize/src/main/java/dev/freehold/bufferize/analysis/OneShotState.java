// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.analysis;

import dev.freehold.bufferize.AliasingOperand;
import dev.freehold.bufferize.AliasingValue;
import dev.freehold.bufferize.AnalysisState;
import dev.freehold.bufferize.Bufferizable;
import dev.freehold.bufferize.BufferizableOps;
import dev.freehold.bufferize.Tensors;
import dev.freehold.bufferize.Traversal;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.UnrankedTensorType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** What the analysis has decided so far: which operands are in place, and which values alias or are equivalent in consequence. */
public final class OneShotState extends AnalysisState {
  private final List<Value> values = new ArrayList<>();
  private final AliasSets aliases = new AliasSets(values);
  private final AliasSets equivalents = new AliasSets(values);
  private final Set<Use> inPlace = new HashSet<>();
  private final Set<Use> undefined = new HashSet<>();
  private final Map<Value, Set<Value>> definitions = new HashMap<>();
  private final Map<Value, Boolean> read = new HashMap<>();
  private final Map<Value, List<Value>> joined = new HashMap<>();
  private boolean isAnalyzing;
  private final FunctionFacts functions = new FunctionFacts();
  private final CopyReasons reasons;

  /**
   * Nothing is decided yet about what is below {@code root} but what operations insist on.
   *
   * @param reasons takes why operands are not in place
   */
  public OneShotState(Op root, BufferizableOps ops, CopyReasons reasons) {
    super(ops);
    this.reasons = reasons;
    root.walk(op -> forEachValue(op, this::addValue));
    root.walk(op -> {
      Bufferizable bufferizable = ops.of(op);
      if (bufferizable == null) return;
      for (Use operand : Tensors.operands(op)) {
        boolean cannotBeCopied = operand.value().type() instanceof UnrankedTensorType;
        if (cannotBeCopied || bufferizable.mustBeInPlace(operand, this)) putInPlace(operand);
      }
    });
  }

  /** Calls {@code action} for each tensor that an operation, or a block of its own, defines. */
  static void forEachValue(Op op, Consumer<Value> action) {
    op.results().stream().filter(Tensors::is).forEach(action);
    for (Region region : op.regions()) {
      for (Block block : region) block.arguments().stream().filter(Tensors::is).forEach(action);
    }
  }

  private void addValue(Value value) {
    value.setId(values.size());
    values.add(value);
    aliases.add();
    equivalents.add();
  }

  @Override
  public boolean isAnalyzed(Value value) {
    return value.id() >= 0 && value.id() < values.size() && values.get(value.id()) == value;
  }

  /** What has been found out about functions. */
  public FunctionFacts functions() {
    return functions;
  }

  /** Why operands are not in place. */
  CopyReasons reasons() {
    return reasons;
  }

  // Decisions.

  /** Remembers what it finds out from now on: nothing of the program will change. */
  void begin(AliasSets.Listener listener) {
    aliases.listen(listener);
  }

  /** Forgets what depends on a program that may change now. */
  void end() {
    aliases.listen((a, b, joint) -> {});
    isAnalyzing = false;
    forgetFacts();
  }

  /** Begins to remember what it finds out of what is below {@code root}: nothing of the program changes for now. */
  void remember(Op root) {
    forgetFacts();
    isAnalyzing = true;
    findReads(root);
  }

  private void forgetFacts() {
    definitions.clear();
    read.clear();
  }

  /** Decides that an operand is in place. */
  void putInPlace(Use operand) {
    if (!inPlace.add(operand)) return;
    for (AliasingValue alias : aliasingValues(operand)) aliases.union(alias.value().id(), operand.value().id());
  }

  /** Notes that two values may be in the same buffer, whatever operands are in place. */
  void joinAliases(Value a, Value b) {
    aliases.union(a.id(), b.id());
    joined.computeIfAbsent(a, key -> new ArrayList<>()).add(b);
    joined.computeIfAbsent(b, key -> new ArrayList<>()).add(a);
  }

  /** The values with which one has been joined by {@link #joinAliases}. */
  List<Value> joined(Value value) {
    return joined.getOrDefault(value, List.of());
  }

  /** Notes that two values are in the same buffer. */
  void joinEquivalent(Value a, Value b) {
    equivalents.union(a.id(), b.id());
  }

  /** Notes which uses are of tensors that nobody has given elements. */
  void findUndefined(Op root) {
    root.walk(op -> {
      if (ops().of(op) == null) return;
      for (Value.Result result : op.results()) {
        Use use = Tensors.is(result) ? result.firstUse() : null;
        if (use != null && definitions(use).isEmpty()) undefined.addAll(Tensors.uses(result));
      }
    });
  }

  // Answers.

  @Override
  public boolean isInPlace(Use operand) {
    return inPlace.contains(operand);
  }

  @Override
  public boolean areEquivalent(Value a, Value b) {
    return a == b || isAnalyzed(a) && isAnalyzed(b) && equivalents.find(a.id()) == equivalents.find(b.id());
  }

  @Override
  public boolean mayAlias(Value a, Value b) {
    return a == b || isAnalyzed(a) && isAnalyzed(b) && aliases.find(a.id()) == aliases.find(b.id());
  }

  @Override
  public List<Value> aliases(Value value) {
    return isAnalyzed(value) ? aliases.members(value.id()) : List.of(value);
  }

  @Override
  public boolean hasUndefinedElements(Use operand) {
    return undefined.contains(operand);
  }

  @Override
  public Set<Value> definitions(Use operand) {
    if (!isAnalyzing) return super.definitions(operand);
    // What has its elements from one operand alone has the definitions of that one: those of a chain are found once, at its beginning.
    Set<Value> chain = new LinkedHashSet<>();
    Use from = operand;
    while (!definitions.containsKey(from.value()) && chain.add(from.value()) && onlySource(from.value()) instanceof Use source) from = source;
    Set<Value> known = definitions.get(from.value());
    Set<Value> found = known != null ? known : super.definitions(from);
    chain.forEach(value -> definitions.put(value, found));
    return found;
  }

  /** The one operand whose elements a value has; null where it may have others. */
  private @Nullable Use onlySource(Value value) {
    if (ops().of(value) == null || definesElements(value)) return null;
    List<AliasingOperand> operands = aliasingOperands(value);
    return operands.size() == 1 ? operands.getFirst().operand() : null;
  }

  /** Finds out which values are read, users before what they use, so that each is looked at once. */
  private void findReads(Op root) {
    List<Value> below = new ArrayList<>();
    root.walk(op -> forEachValue(op, below::add));
    below.reversed().forEach(this::isRead);
  }

  @Override
  public boolean isRead(Value value) {
    if (!isAnalyzing) return super.isRead(value);
    Boolean known = read.get(value);
    if (known == null) read.put(value, known = super.isRead(value));
    return known;
  }

  @Override
  protected @Nullable Boolean knownToBeRead(Value value) {
    return isAnalyzing ? read.get(value) : null;
  }

  /** Whether an operand is read, or what the operation makes of it without writing to it. */
  boolean isReadThrough(Use use) {
    return reads(use) || !writes(use) && aliasingValues(use).stream().anyMatch(passed -> isRead(passed.value()));
  }

  /** Whether several instances of a parallel region would write to the one buffer that was made outside of it. */
  boolean isSharedInParallel(Use write) {
    if (!options().checkParallelRegions()) return false;
    Region inside = ops().parallelRegion(write.owner().parentRegion());
    for (Value definition : search(write, this::definesElements, Traversal.ALL)) {
      if (ops().parallelRegion(definition.region()) != inside) return true;
    }
    return false;
  }

  /** The number of the set of aliases that a value is in. */
  int setOf(Value value) {
    return aliases.find(value.id());
  }

  /** One more than the largest number of a set. */
  int valueCount() {
    return values.size();
  }

  /** Calls {@code action} for each value that aliases one, itself included. */
  void forEachAlias(Value value, Consumer<Value> action) {
    aliases.forEach(value.id(), action);
  }

  /** Calls {@code action} for each value in a set of aliases. */
  void forEachInSet(int set, Consumer<Value> action) {
    aliases.forEach(set, action);
  }
}
