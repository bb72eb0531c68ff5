// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testkit;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Region;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.ValueSegment;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.iface.NoTerminator;
import dev.freehold.ir.text.Printing;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/** Makes programs with one operation, from its definition: each attempt chooses other types, attributes, regions and successors. */
final class OpSynthesizer {
  /** Operations of no dialect: one whose results are the operands, one around all, and one that ends blocks. */
  private static final String VALUES = "synthesized.values";
  private static final String CONTEXT = "synthesized.context";
  private static final String END = "synthesized.end";
  private static final int MOST_VALUES = 2;

  private final Registry registry;
  private final CandidatePool pool;
  private final OpDef<?> def;
  private final List<OpDef<?>> terminators;
  /** The same attempts every time. */
  private final Random random;

  /** @param dialect the operations that may end blocks */
  OpSynthesizer(Registry registry, CandidatePool pool, OpDef<?> def, Collection<OpDef<?>> dialect) {
    this.registry = registry;
    this.pool = pool;
    this.def = def;
    this.terminators = dialect.stream().filter(OpSynthesizer::mayEndRegions).toList();
    this.random = new Random(def.name().hashCode());
  }

  private static boolean mayEndRegions(OpDef<?> def) {
    return Terminator.class.isAssignableFrom(def.kind())
        && def.successorDefs().isEmpty()
        && def.operandSegmentDefs().stream().allMatch(ValueSegment::isVariable);
  }

  /**
   * Makes a program with the operation.
   *
   * @param number the number of the attempt: first, all values that may be are of one type, another one each time
   * @return null if nothing in the pool fits, or no result types can be inferred
   */
  @Nullable
  ModuleOp attempt(int number) {
    Location location = Location.file("synthesized.mlir", 1 + number, 1);
    Block body = new Block();
    Region moduleRegion = new Region();
    Rewriter rewriter = new Rewriter(registry).withLocation(location);
    rewriter.insertBlock(body, moduleRegion, null);
    Region context = new Region();
    Block entry = rewriter.createBlock(context);
    Map<String, List<Type>> types = chooseTypes(pool.types().get(number % pool.types().size()), number < pool.types().size());
    if (types == null) return null;
    rewriter.atEnd(entry);
    OpState<?> state = def.state().at(location);
    int[] sizes = new int[def.operandSegmentDefs().size()];
    for (int i = 0; i < sizes.length; i++) {
      List<Type> segment = typesOf(def.operandSegmentDefs().get(i), types);
      sizes[i] = segment.size();
      state.operands(values(segment, rewriter));
    }
    if (def.operandSegmentsProperty() >= 0) state.prop(def.operandSegmentsProperty(), DenseArrayAttr.i32(sizes));
    if (!chooseAttributes(state) || !chooseResults(state, types)) return null;
    chooseRegions(state, rewriter, location);
    for (OpDef.SuccessorDef successor : def.successorDefs()) {
      for (int i = successor.variadic() ? random.nextInt(MOST_VALUES + 1) : 1; i > 0; i--) state.successors(branchTarget(context, rewriter));
    }
    rewriter.atEnd(entry).create(state);
    boolean needsEnd = context.first() != context.last() && !Terminator.class.isAssignableFrom(def.kind());
    if (needsEnd) rewriter.atEnd(entry).create(registry.opDef(END).state());
    rewriter.atEnd(body).create(registry.opDef(CONTEXT).state().regions(context));
    return Rewriter.createDetached(ModuleOp.DEF.state().at(location).regions(moduleRegion));
  }

  private Block branchTarget(Region region, Rewriter rewriter) {
    Block target = rewriter.createBlock(region);
    rewriter.atEnd(target).create(registry.opDef(END).state());
    return target;
  }

  private List<? extends Value> values(List<Type> types, Rewriter rewriter) {
    return types.isEmpty() ? List.of() : rewriter.create(registry.opDef(VALUES).state().results(types)).results();
  }

  /** Chooses the types of all segments; null if there is none for one of them. */
  private @Nullable Map<String, List<Type>> chooseTypes(Type preferred, boolean always) {
    Map<String, List<Type>> chosen = new HashMap<>();
    List<ValueSegment> segments = new ArrayList<>(def.operandSegmentDefs());
    segments.addAll(def.resultSegmentDefs());
    for (ValueSegment segment : segments) {
      List<Type> candidates = pool.types(segment.types());
      int size = switch (segment.arity()) {
        case ONE -> 1;
        case OPTIONAL -> random.nextInt(2);
        case VARIADIC -> random.nextInt(MOST_VALUES + 1);
      };
      if (size > 0 && candidates.isEmpty()) {
        if (!segment.isVariable()) return null;
        size = 0;
      }
      List<Type> types = new ArrayList<>();
      for (int i = 0; i < size; i++) {
        boolean prefers = candidates.contains(preferred) && (always || random.nextInt(4) > 0);
        types.add(prefers ? preferred : pick(candidates));
      }
      chosen.put(segment.name(), types);
    }
    for (OpDef.TypeRelation relation : def.relations()) {
      List<Type> from = chosen.get(relation.from());
      List<Type> derived = from == null || from.isEmpty() ? null : relation.derive().apply(from);
      if (derived != null && chosen.containsKey(relation.to())) chosen.put(relation.to(), derived);
    }
    return chosen;
  }

  private static List<Type> typesOf(ValueSegment segment, Map<String, List<Type>> chosen) {
    return Objects.requireNonNull(chosen.get(segment.name()), "types are chosen for all segments");
  }

  private <T> T pick(List<T> candidates) {
    return candidates.get(random.nextInt(candidates.size()));
  }

  private boolean chooseAttributes(OpState<?> state) {
    List<OpDef.Prop> props = def.props();
    for (int i = 0; i < props.size(); i++) {
      OpDef.Prop prop = props.get(i);
      boolean isSegments = i == def.operandSegmentsProperty() || i == def.resultSegmentsProperty();
      boolean isKept = prop.isNumber() && prop.defaultValue() != null;
      if (isSegments || isKept || prop.optional() && random.nextInt(3) > 0) continue;
      // A default value that is written out is the same program as one that is not.
      List<Attribute> candidates = new ArrayList<>(pool.attributes(prop.values()));
      if (prop.optional()) candidates.remove(prop.defaultValue());
      if (candidates.isEmpty() && !prop.optional()) return false;
      if (!candidates.isEmpty()) state.prop(i, pick(candidates));
    }
    return true;
  }

  private boolean chooseResults(OpState<?> state, Map<String, List<Type>> types) {
    if (def.infersResultTypes()) {
      List<Type> inferred = inferred(state);
      if (inferred == null) return false;
      state.results(inferred);
      return true;
    }
    int[] sizes = new int[def.resultSegmentDefs().size()];
    for (int i = 0; i < sizes.length; i++) {
      List<Type> segment = typesOf(def.resultSegmentDefs().get(i), types);
      sizes[i] = segment.size();
      state.results(segment);
    }
    if (def.resultSegmentsProperty() >= 0) state.prop(def.resultSegmentsProperty(), DenseArrayAttr.i32(sizes));
    return true;
  }

  private @Nullable List<Type> inferred(OpState<?> state) {
    try {
      return def.inferResultTypes(state);
    } catch (RuntimeException crash) {
      List<String> operands = state.operands().stream().map(operand -> Printing.toString(operand.type())).toList();
      throw new AssertionError("the inference of result types of " + def + " crashes on operands of the types " + operands, crash);
    }
  }

  private void chooseRegions(OpState<?> state, Rewriter rewriter, Location location) {
    for (OpDef.RegionDef region : def.regionDefs()) {
      int count = region.kind().isVariadic() ? random.nextInt(MOST_VALUES + 1) : 1;
      for (int i = 0; i < count; i++) {
        Region made = new Region();
        boolean mayBeEmpty = region.kind() == OpDef.RegionKind.ANY || region.kind() == OpDef.RegionKind.MAX_ONE_BLOCK;
        if (!mayBeEmpty || random.nextInt(3) > 0) fill(made, state, rewriter, location);
        state.regions(made);
      }
    }
  }

  /** Makes a block that takes nothing, what the operation takes, or an index, and ends with nothing, or with what the operation returns. */
  private void fill(Region region, OpState<?> state, Rewriter rewriter, Location location) {
    List<Type> arguments = switch (random.nextInt(3)) {
      case 0 -> state.operands().stream().map(Value::type).toList();
      case 1 -> List.of(pick(pool.types()));
      default -> List.of();
    };
    Block block = rewriter.createBlock(region, null, arguments, location);
    if (NoTerminator.class.isAssignableFrom(def.kind())) return;
    rewriter.atEnd(block);
    String implicit = Traits.implicitTerminator(def);
    OpDef<?> terminator = implicit != null ? registry.opDef(implicit) : anyTerminator();
    OpState<?> end = terminator.state().at(location);
    if (random.nextBoolean() && terminator.operandSegmentDefs().size() == 1 && terminator.operandSegmentDefs().getFirst().isVariable()) {
      end.operands(values(state.resultTypes(), rewriter));
    }
    rewriter.create(end);
  }

  private OpDef<?> anyTerminator() {
    boolean foreign = terminators.isEmpty() || random.nextInt(4) == 0;
    return foreign ? registry.opDef(END) : pick(terminators);
  }
}
