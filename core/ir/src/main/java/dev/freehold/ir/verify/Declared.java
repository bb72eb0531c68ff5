// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.verify;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Region;
import dev.freehold.ir.Trait;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrText;
import dev.freehold.ir.iface.DestinationStyle;
import dev.freehold.ir.iface.FunctionLike;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Checks an operation against its definition: its shape, then attributes and types, then constraints, in the order of the reference. */
final class Declared {
  private Declared() {}

  /**
   * Reports the first fault; later checks may rely on what earlier ones found right.
   *
   * @param fits whether the types of the operation {@linkplain DefinitionChecks#fits fit}: what follows from these is not asked then
   */
  static void verify(Op op, DefinitionChecks checks, boolean fits, OpChecker check) {
    if (!regionCount(op, checks, check) || !fits && !checks.results.count(op, check)) return;
    if (!successorCount(op, checks, check) || !fits && !checks.operands.count(op, check)) return;
    if (!fits && !sizes(op, checks, check)) return;
    if (!constraints(op, checks.traits(Trait.Phase.PLACE, fits), check) || checks.hasSingleBlocks && !singleBlocks(op, checks, check)) return;
    if (!constraints(op, checks.traits(Trait.Phase.SHAPE, fits), check)) return;
    if (!fits && (!attributes(op, checks, check) || !operandsAndResults(op, checks, check))) return;
    if (!constraints(op, checks.traits(Trait.Phase.TYPES, fits), check) || !fits && !checks.relations.verify(op, check)) return;
    if (!regions(op, checks, check) || !constraints(op, checks.traits(Trait.Phase.VALUES, fits), check)) return;
    if (checks.isBranch) EdgeChecks.verifyBranch(op, check);
    if (check.failed() || checks.isTerminator && !terminates(op, check)) return;
    if (checks.isSymbol) SymbolChecks.verifySymbol(op, check);
    if (!check.failed() && checks.isFunction) FunctionChecks.verify(op, (FunctionLike) op, check);
    if (!check.failed()) Op.verify(op, check);
  }

  /** What is checked once everything in the regions has been found right: it may look at that. */
  static void verifyWithRegions(Op op, DefinitionChecks checks, boolean fits, OpChecker check) {
    if (!constraints(op, checks.traits(Trait.Phase.REGIONS, fits), check)) return;
    if (checks.hasDestinations) DestinationChecks.verify(op, (DestinationStyle) op, check);
    if (check.failed() || fits) return;
    if (inferredTypes(op, check)) checks.foundRight(op);
  }

  /** Whether the operation has the attributes, operands and results of its definition; nothing is reported. */
  static boolean isAsDeclared(Op op, OpChecker silent) {
    silent.begin(op);
    DefinitionChecks checks = DefinitionChecks.of(op.def());
    return regionCount(op, checks, silent) && checks.results.count(op, silent) && successorCount(op, checks, silent)
        && checks.operands.count(op, silent) && sizes(op, checks, silent) && attributes(op, checks, silent)
        && operandsAndResults(op, checks, silent);
  }

  /** Checks constraints up to the first that is broken; true where none is. */
  private static boolean constraints(Op op, Trait[] traits, OpChecker check) {
    for (Trait trait : traits) {
      trait.verify(op, check);
      if (check.failed()) return false;
    }
    return true;
  }

  // Counts.

  private static boolean regionCount(Op op, DefinitionChecks checks, OpChecker check) {
    int expected = checks.regions;
    boolean variadic = checks.hasVariadicRegions;
    if (variadic ? op.regionCount() >= expected - 1 : op.regionCount() == expected) return true;
    if (variadic) return check.fail("expected " + (expected - 1) + " or more regions");
    return check.fail(expected == 0 ? "requires zero regions" : expected == 1 ? "requires one region" : "expected " + expected + " regions");
  }

  private static boolean successorCount(Op op, DefinitionChecks checks, OpChecker check) {
    int expected = checks.successors;
    boolean variadic = checks.hasVariadicSuccessors;
    int found = op.successorCount();
    if (variadic ? found >= expected : found == expected) return true;
    if (variadic) return check.fail("requires at least " + expected + " successors but found " + found);
    if (expected == 0) return check.fail("requires 0 successors but found " + found);
    return check.fail("requires " + expected + (expected == 1 ? " successor" : " successors") + " but found " + found);
  }

  private static boolean sizes(Op op, DefinitionChecks checks, OpChecker check) {
    return checks.operands.sizes(op, check) && checks.results.sizes(op, check);
  }

  private static boolean terminates(Op op, OpChecker check) {
    Block block = op.block();
    return block == null || block.last() == op || check.fail("must be the last operation in the parent block");
  }

  // Attributes and types.

  /** As in the reference, those that lack are found by name, and wrong ones in the order of the declaration. */
  private static boolean attributes(Op op, DefinitionChecks checks, OpChecker check) {
    for (int i : checks.required) {
      if (op.prop(i) == null) return check.fail("requires attribute '" + checks.props[i].name() + "'");
    }
    for (int i = 0; i < checks.props.length; i++) {
      Attribute value = op.prop(i);
      OpDef.Prop prop = checks.props[i];
      if (value == null || prop.values().contains(value)) continue;
      String kind = prop.code() == null ? "attribute '" : "property '";
      return check.fail(kind + prop.name() + "' failed to satisfy constraint: " + prop.values().description());
    }
    return true;
  }

  private static boolean operandsAndResults(Op op, DefinitionChecks checks, OpChecker check) {
    if (!checks.operands.types(op, check)) return false;
    // How many results an operation would have says more than that these do not fit.
    if (checks.results.bounds(op) == null && !inferredTypes(op, check)) return false;
    return checks.results.types(op, check);
  }

  private static boolean inferredTypes(Op op, OpChecker check) {
    OpDef<?> def = op.def();
    if (!def.infersResultTypes()) return true;
    List<Type> inferred = def.inferResultTypes(OpState.describing(op));
    if (inferred == null) return check.fail("failed to infer returned types");
    if (def.areCompatible(inferred, op.resultTypes())) return true;
    check.errorAt(op.location(), "'" + op.name() + "' op inferred type(s) " + quoted(inferred)
        + " are incompatible with return type(s) of operation " + quoted(op.resultTypes()));
    return check.fail("failed to infer returned types");
  }

  private static String quoted(List<Type> types) {
    return String.join(", ", types.stream().map(AttrText::quoted).toList());
  }

  // Regions.

  private static boolean regions(Op op, DefinitionChecks checks, OpChecker check) {
    for (int i = 0; i < op.regionCount(); i++) {
      OpDef.RegionDef region = checks.region(i);
      String fault = fault(region.kind(), op.region(i));
      if (fault != null) return check.fail("region #" + i + " ('" + region.name() + "') failed to verify constraint: " + fault);
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

  private static boolean singleBlocks(Op op, DefinitionChecks checks, OpChecker check) {
    for (int i = 0; i < op.regionCount(); i++) {
      Block first = op.region(i).first();
      if (first == null) continue;
      if (first.next() != null) return check.fail("expects region #" + i + " to have 0 or 1 blocks");
      if (first.isEmpty() && !checks.needsNoTerminator) return check.fail("expects a non-empty block");
    }
    return true;
  }
}
