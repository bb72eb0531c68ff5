// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Region;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.iface.IsolatedFromAbove;
import dev.freehold.ir.text.Printing;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** How a thread makes a variable of its own, and gets rid of it: {@code omp.private {type = private} @p : i32 init { … }}. */
public final class PrivateOp extends Op implements Symbol, IsolatedFromAbove {
  public static final OpDef<PrivateOp> DEF = OpDef.of("omp.private", PrivateOp.class, PrivateOp::new)
      .attr(NAME, AttrSets.SYMBOL_NAME)
      .attr("type", AttrSets.typeOf(TypeSet.ANY))
      .attr("data_sharing_type", ClauseEnums.SHARING.set())
      .region("init_region", RegionKind.ANY)
      .region("copy_region", RegionKind.ANY)
      .region("dealloc_region", RegionKind.ANY)
      .assembly("$data_sharing_type $sym_name `:` $type (`init` $init_region^)? (`copy` $copy_region^)? (`dealloc` $dealloc_region^)? attr-dict")
      .build();

  private PrivateOp(OpState<?> state) {
    super(state);
  }

  /** {@code private} or {@code firstprivate}. */
  String sharing() {
    return attr("data_sharing_type", ClauseEnumAttr.class).keyword();
  }

  boolean isCopied() {
    return sharing().equals("firstprivate");
  }

  /** The type of the variables that the regions work on; null where no region has an argument. */
  @Nullable
  Type argumentType() {
    for (int i = 0; i < regionCount(); i++) {
      if (!region(i).isEmpty() && region(i).entryBlock().argumentCount() > 0) return region(i).entryBlock().argument(0).type();
    }
    return null;
  }

  @Override
  protected void verifyRegions(Checker check) {
    Type type = argumentType();
    for (int i = 0; i < regionCount(); i++) {
      if (region(i).isEmpty()) continue;
      for (Value argument : region(i).entryBlock().arguments()) {
        if (type == null || argument.type().equals(type)) continue;
        check.plainError("Region argument type mismatch: got " + Printing.quoted(argument.type()) + " expected " + Printing.quoted(type) + ".");
        return;
      }
    }
    if (!region("init_region").isEmpty()) verify(region("init_region"), "init", 2, true, check);
    if (check.failed()) return;
    boolean copies = !region("copy_region").isEmpty();
    if (copies && !isCopied()) check.plainError("`private` clauses do not require a `copy` region.");
    else if (!copies && isCopied()) check.plainError("`firstprivate` clauses require at least a `copy` region.");
    else if (copies) verify(region("copy_region"), "copy", 2, true, check);
    if (!check.failed() && !region("dealloc_region").isEmpty()) verify(region("dealloc_region"), "dealloc", 1, false, check);
  }

  private void verify(Region region, String name, int arguments, boolean yields, Checker check) {
    int found = region.entryBlock().argumentCount();
    if (found != arguments) {
      check.errorAt(location(), "`" + name + "`: expected " + arguments + " region arguments, got: " + found);
      return;
    }
    for (Block block = region.first(); block != null && !check.failed(); block = block.next()) {
      Op last = block.last();
      if (last == null || last.successorCount() > 0) continue;
      String fault = last instanceof EndOp ? fault(last.operands(), yields) : "expected exit block terminator to be an `omp.yield` op.";
      if (fault != null) check.errorAt(last.location(), fault);
    }
  }

  private @Nullable String fault(List<? extends Value> given, boolean yields) {
    if (!yields) return given.isEmpty() ? null : "Did not expect any values to be yielded.";
    if (given.size() == 1 && given.getFirst().type().equals(argumentType())) return null;
    Type expected = Objects.requireNonNull(argumentType(), "a region that yields has arguments");
    StringBuilder fault = new StringBuilder("Invalid yielded value. Expected type: " + Printing.quoted(expected) + ", got: ");
    for (int i = 0; i < given.size(); i++) fault.append(i > 0 ? ", " : "").append(Printing.quoted(given.get(i).type()));
    return given.isEmpty() ? fault.append("None").toString() : fault.toString();
  }
}
