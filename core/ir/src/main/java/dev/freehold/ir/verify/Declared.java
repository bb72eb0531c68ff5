// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.verify;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Region;
import dev.freehold.ir.Trait;
import dev.freehold.ir.ValueSegment;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrText;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.iface.DestinationStyle;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.iface.NoTerminator;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Checks an operation against its definition: its shape, then attributes and types, then constraints, in the order of the reference. */
final class Declared {
  private final Op op;
  private final OpDef<?> def;
  private final DefinitionChecks checks;
  private final OpChecker check;

  private Declared(Op op, OpChecker check) {
    this.op = op;
    this.def = op.def();
    checks = DefinitionChecks.of(def);
    this.check = check;
  }

  /** Reports the first fault; later checks may rely on what earlier ones found right. */
  static void verify(Op op, OpChecker check) {
    new Declared(op, check).run();
  }

  /** Whether the operation has the attributes, operands and results of its definition; nothing is reported. */
  static boolean isAsDeclared(Op op, OpChecker silent) {
    silent.begin(op);
    Declared declared = new Declared(op, silent);
    return declared.counts() && declared.segments() && declared.attributes() && declared.operandsAndResults();
  }

  private void run() {
    if (!counts() || !segments() || !constraints(op, Trait.Phase.PLACE, check) || !singleBlocks() || !constraints(op, Trait.Phase.SHAPE, check))
      return;
    if (!attributes()) return;
    if (!operandsAndResults()) return;
    if (!constraints(op, Trait.Phase.TYPES, check) || !relations() || !regions() || !constraints(op, Trait.Phase.VALUES, check)) return;
    if (checks.isBranch) EdgeChecks.verifyBranch(op, check);
    if (check.failed() || !terminates()) return;
    if (checks.isSymbol) SymbolChecks.verifySymbol(op, check);
    if (!check.failed() && checks.isFunction && op instanceof FunctionLike function) FunctionChecks.verify(op, function, check);
    if (!check.failed()) Op.verify(op, check);
  }

  /** What is checked once everything in the regions has been found right: it may look at that. */
  static void verifyWithRegions(Op op, OpChecker check) {
    if (!constraints(op, Trait.Phase.REGIONS, check)) return;
    if (DefinitionChecks.of(op.def()).hasDestinations && op instanceof DestinationStyle style) DestinationChecks.verify(op, style, check);
    if (!check.failed() && op.def().infersResultTypes()) new Declared(op, check).inferredTypes();
  }

  /** Checks the constraints of one phase up to the first that is broken; true where none is. */
  static boolean constraints(Op op, Trait.Phase phase, OpChecker check) {
    for (Trait trait : DefinitionChecks.of(op.def()).traits(phase)) {
      trait.verify(op, check);
      if (check.failed()) return false;
    }
    return true;
  }

  private boolean fail(String message) {
    check.error(message);
    return false;
  }

  // Counts.

  private boolean counts() {
    boolean variadicRegions = def.hasVariadicRegions();
    int regions = checks.regions;
    if (variadicRegions ? op.regionCount() < regions - 1 : op.regionCount() != regions) return fail(regionCount(regions, variadicRegions));
    return count(checks.results, op.resultCount()) && successors() && count(checks.operands, op.operandCount());
  }

  private static String regionCount(int regions, boolean variadic) {
    if (variadic) return "expected " + (regions - 1) + " or more regions";
    return regions == 0 ? "requires zero regions" : regions == 1 ? "requires one region" : "expected " + regions + " regions";
  }

  private boolean successors() {
    boolean variadic = def.hasVariadicSuccessors();
    int expected = checks.successors;
    int found = op.successorCount();
    if (variadic ? found >= expected : found == expected) return true;
    if (variadic) return fail("requires at least " + expected + " successors but found " + found);
    if (expected == 0) return fail("requires 0 successors but found " + found);
    return fail("requires " + expected + (expected == 1 ? " successor" : " successors") + " but found " + found);
  }

  private boolean count(DefinitionChecks.Values declared, int found) {
    int fixed = declared.fixed;
    if (declared.isVariable ? found >= fixed : found == fixed) return true;
    boolean operands = declared == checks.operands;
    if (declared.isVariable) return fail("expected " + fixed + " or more " + (operands ? "operands, but found " + found : "results"));
    if (fixed == 0) return fail("requires zero " + declared.what + "s");
    if (fixed == 1) return fail(operands ? "requires a single operand" : "requires one result");
    return fail("expected " + fixed + " " + declared.what + "s" + (operands ? ", but found " + found : ""));
  }

  private boolean segments() {
    return segments(checks.operands, OpDef.OPERAND_SEGMENTS, op.operandCount()) && segments(checks.results, OpDef.RESULT_SEGMENTS, op.resultCount());
  }

  private boolean segments(DefinitionChecks.Values declared, String name, int found) {
    if (declared.sizesProperty < 0) return true;
    if (!(op.prop(declared.sizesProperty) instanceof DenseArrayAttr sizes)) return fail("requires dense i32 array attribute '" + name + "'");
    long total = 0;
    for (int size : sizes.ints()) {
      if (size < 0) return fail("'" + name + "' attribute cannot have negative elements");
      total += size;
    }
    if (total == found) return true;
    return fail(
        declared.what + " count (" + found + ") does not match with the total size (" + total + ") specified in attribute '" + name + "'");
  }

  private boolean terminates() {
    if (!checks.isTerminator || op.block() == null || op.block().last() == op) return true;
    return fail("must be the last operation in the parent block");
  }

  // Attributes and types.

  /** As in the reference, those that lack are found by name, and wrong ones in the order of the declaration. */
  private boolean attributes() {
    for (int i : checks.required) {
      if (op.prop(i) == null) return fail("requires attribute '" + checks.props[i].name() + "'");
    }
    for (int i = 0; i < checks.props.length; i++) {
      Attribute value = op.prop(i);
      OpDef.Prop prop = checks.props[i];
      if (value == null || prop.values().contains(value)) continue;
      return fail(
          (prop.code() == null ? "attribute '" : "property '") + prop.name() + "' failed to satisfy constraint: " + prop.values().description());
    }
    return true;
  }

  private boolean operandsAndResults() {
    return values(checks.operands, def.operandBounds(op), op.operandCount()) && values(checks.results, def.resultBounds(op), op.resultCount());
  }

  private boolean values(DefinitionChecks.Values declared, int @Nullable [] bounds, int count) {
    // How many results an operation would have says more than that these do not fit.
    if (bounds == null) return (declared == checks.operands || inferredTypes()) && segment(declared, count);
    for (int i = 0; i < declared.segments.length; i++) {
      if (!segment(declared, i, bounds[i], bounds[i + 1] - bounds[i])) return false;
    }
    return true;
  }

  private boolean segment(DefinitionChecks.Values declared, int index, int start, int size) {
    ValueSegment segment = declared.segments[index];
    if (segment.arity() == ValueSegment.Arity.OPTIONAL && size > 1) return segmentSize(declared.what, start, "0 or 1", size);
    if (segment.arity() == ValueSegment.Arity.ONE && size != 1) return segmentSize(declared.what, start, "1", size);
    for (int at = start; at < start + size; at++) {
      Type type = declared == checks.operands ? op.operand(at).type() : op.result(at).type();
      if (type == declared.fitting[index]) continue;
      if (segment.types().contains(type)) {
        declared.fitting[index] = type;
        continue;
      }
      String variadic = segment.arity() == ValueSegment.Arity.VARIADIC ? "variadic of " : "";
      return fail(declared.what + " #" + at + " must be " + variadic + segment.types().description() + ", but got " + AttrText.quoted(type));
    }
    return true;
  }

  private boolean segmentSize(String what, int start, String wanted, int found) {
    return fail(what + " group starting at #" + start + " requires " + wanted + " element, but found " + found);
  }

  /** The counts do not fit together: an optional group is too long. */
  private boolean segment(DefinitionChecks.Values declared, int total) {
    int[] sizes = declared.sizesProperty >= 0 && op.prop(declared.sizesProperty) instanceof DenseArrayAttr array ? array.ints() : null;
    int variable = declared.segments.length - declared.fixed;
    int start = 0;
    for (int i = 0; i < declared.segments.length; i++) {
      ValueSegment segment = declared.segments[i];
      int size = sizes != null && i < sizes.length ? sizes[i] : segment.isVariable() ? (total - declared.fixed) / variable : 1;
      if (start + size > total) break;
      if (!segment(declared, i, start, size)) return false;
      start += size;
    }
    return fail("has " + declared.what + " groups that do not fit its " + total + " " + declared.what + "s");
  }

  private boolean relations() {
    for (DefinitionChecks.Relation relation : checks.relations) {
      if (relation.declared().equal() && isOneType(relation)) continue;
      List<Type> from = types(relation.from());
      List<Type> to = types(relation.to());
      if (from.isEmpty() || to.isEmpty() && !relation.declared().each()) continue;
      if (!Objects.equals(relation.declared().derive().apply(from), to)) return fail("failed to verify that " + relation.declared().summary());
    }
    return true;
  }

  /** Whether a relation is between two values that have the very same type. */
  private boolean isOneType(DefinitionChecks.Relation relation) {
    return relation.from().isOneValue() && relation.to().isOneValue() && type(relation.from()) == type(relation.to());
  }

  private Type type(DefinitionChecks.Place place) {
    if (place.operands() >= 0) return op.operand(Objects.requireNonNull(def.operandBounds(op))[place.operands()]).type();
    return op.result(Objects.requireNonNull(def.resultBounds(op))[place.results()]).type();
  }

  private List<Type> types(DefinitionChecks.Place place) {
    List<Type> types = new ArrayList<>(1);
    int[] operands = place.operands() < 0 ? null : def.operandBounds(op);
    for (int i = 0; operands != null && i < operands[place.operands() + 1] - operands[place.operands()]; i++) {
      types.add(op.operand(operands[place.operands()] + i).type());
    }
    int[] results = place.results() < 0 ? null : def.resultBounds(op);
    for (int i = 0; results != null && i < results[place.results() + 1] - results[place.results()]; i++) {
      types.add(op.result(results[place.results()] + i).type());
    }
    Attribute value = place.property() >= 0 ? op.prop(place.property()) : null;
    if (value != null) types.add(value.type());
    return types;
  }

  private boolean inferredTypes() {
    if (!def.infersResultTypes()) return true;
    List<Type> inferred = def.inferResultTypes(OpState.describing(op));
    if (inferred == null) return fail("failed to infer returned types");
    if (def.areCompatible(inferred, op.resultTypes())) return true;
    check.errorAt(op.location(), "'" + op.name() + "' op inferred type(s) " + quoted(inferred)
        + " are incompatible with return type(s) of operation " + quoted(op.resultTypes()));
    return fail("failed to infer returned types");
  }

  private static String quoted(List<Type> types) {
    return String.join(", ", types.stream().map(AttrText::quoted).toList());
  }

  // Regions.

  private boolean regions() {
    for (int i = 0; i < op.regionCount(); i++) {
      OpDef.RegionDef region = def.regionDefs().get(Math.min(i, def.regionDefs().size() - 1));
      String fault = fault(region.kind(), op.region(i));
      if (fault != null) return fail("region #" + i + " ('" + region.name() + "') failed to verify constraint: " + fault);
    }
    return true;
  }

  private static @Nullable String fault(OpDef.RegionKind kind, Region region) {
    return switch (kind) {
      case ONE_BLOCK, VARIADIC -> region.hasOneBlock() ? null : "region with 1 blocks";
      case MAX_ONE_BLOCK -> region.isEmpty() || region.hasOneBlock() ? null : "region with at most 1 blocks";
      case NOT_EMPTY -> region.isEmpty() ? "region with at least 1 blocks" : null;
      case ANY, VARIADIC_ANY -> null;
    };
  }

  private boolean singleBlocks() {
    if (!checks.hasSingleBlocks) return true;
    for (int i = 0; i < op.regionCount(); i++) {
      Block first = op.region(i).first();
      if (first == null) continue;
      if (first.next() != null) return fail("expects region #" + i + " to have 0 or 1 blocks");
      if (first.isEmpty() && !(op instanceof NoTerminator)) return fail("expects a non-empty block");
    }
    return true;
  }
}
