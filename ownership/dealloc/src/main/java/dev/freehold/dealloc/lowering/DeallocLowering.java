// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lowering;

import dev.freehold.arith.AndIOp;
import dev.freehold.arith.CmpIOp;
import dev.freehold.arith.ConstantOp;
import dev.freehold.arith.IntegerPredicate;
import dev.freehold.arith.XOrIOp;
import dev.freehold.bufferization.CloneOp;
import dev.freehold.bufferization.DeallocOp;
import dev.freehold.builtin.ModuleOp;
import dev.freehold.dealloc.Buffers;
import dev.freehold.dealloc.emit.ScfCode;
import dev.freehold.func.CallOp;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.SymbolTable;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.memref.AllocOp;
import dev.freehold.memref.CastOp;
import dev.freehold.memref.ExtractAlignedPointerAsIndexOp;
import dev.freehold.memref.LoadOp;
import dev.freehold.memref.StoreOp;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.UnsupportedProgram;
import dev.freehold.rewrite.Conversion;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Turns {@code bufferization.dealloc} into comparisons of addresses and the operations that free. Where what frees a buffer follows from the program, it is
 * found out for all of it before any of it is changed.
 */
final class DeallocLowering implements Conversion.Lowering {
  private final DeallocationOps deallocations;
  private final ComparedBuffer compared;
  /** What follows from the program. */
  private final Map<Op, Plan> plans = new HashMap<>();
  private final Map<CloneOp, OpState<?>> otherCopies = new HashMap<>();
  private final Map<Op, String> helpers = new HashMap<>();

  /** What comes of an operation. */
  private sealed interface Plan {
    /** The buffers are freed by these operations, if their addresses, taken of such names of them, and their conditions say so. */
    record Frees(List<OpState<?>> frees, UnaryOperator<Value> compared) implements Plan {}

    /** It cannot be lowered. */
    record Refusal(UnsupportedProgram why) implements Plan {}
  }

  private DeallocLowering(Op root, PassContext cx) {
    deallocations = cx.profile().strategy(DeallocationOps.Source.class, DeallocationOps.Source.SOUND).of(cx);
    compared = cx.profile().strategy(ComparedBuffer.Source.class, ComparedBuffer.Source.SOUND).of(cx);
    if (deallocations == DeallocationOps.MEMREF && compared == ComparedBuffer.AS_IS) return;
    root.walk(op -> {
      switch (op) {
        case DeallocOp dealloc -> plans.put(dealloc, plan(dealloc));
        case CloneOp clone when deallocations.copy(clone) instanceof OpState<?> copy -> otherCopies.put(clone, copy);
        default -> {}
      }
    });
  }

  private Plan plan(DeallocOp dealloc) {
    try {
      List<OpState<?>> frees = new ArrayList<>(1);
      for (Value buffer : dealloc.memrefs()) frees.add(deallocations.free(buffer));
      return new Plan.Frees(frees, compared.in(dealloc));
    } catch (UnsupportedProgram why) {
      return new Plan.Refusal(why);
    }
  }

  /** Lowering of everything below {@code root}; functions are added where operations need them if it is a module, since nothing can be added outside of a function. */
  static DeallocLowering in(Op root, PassContext cx) {
    DeallocLowering lowering = new DeallocLowering(root, cx);
    if (root instanceof ModuleOp) lowering.addHelpers(root, cx);
    return lowering;
  }

  private void addHelpers(Op root, PassContext cx) {
    if (!cx.contains(DeallocLowering::freesSeveral)) return;
    HiddenOwnership hidden = cx.profile().strategy(HiddenOwnership.Source.class, HiddenOwnership.Source.SOUND).of(cx);
    Map<Op, Boolean> asksOwners = new LinkedHashMap<>();
    root.walk(DeallocOp.class, dealloc -> {
      if (!freesSeveral(dealloc)) return;
      Op table = tableOf(dealloc);
      asksOwners.merge(table, asksOwners.getOrDefault(table, false) || hidden.isIn(dealloc), (before, now) -> now);
    });
    asksOwners.forEach((table, asks) -> helpers.put(table, DeallocHelper.addTo(table, root.location(), asks, cx.registry())));
  }

  private static boolean freesSeveral(Op op) {
    return op instanceof DeallocOp dealloc && dealloc.memrefs().size() > 1;
  }

  private static @Nullable Op tableOf(Op op) {
    return (Op) op.parentOfType(SymbolTable.class);
  }

  /** Whether an operation copies a buffer that another one than {@code bufferization.clone} has to copy. */
  boolean copiesOtherwise(Op op) {
    return op instanceof CloneOp clone && otherCopies.containsKey(clone);
  }

  @Override
  public List<? extends Value> lower(Op op, Rewriter rewriter) throws UnsupportedProgram {
    return switch (op) {
      case CloneOp clone -> List.of(rewriter.create(Objects.requireNonNull(otherCopies.get(clone), "another clone is not lowered")).result());
      case DeallocOp dealloc -> lower(dealloc, rewriter);
      default -> throw new IllegalArgumentException(op.name());
    };
  }

  private List<Value> lower(DeallocOp op, Rewriter rewriter) throws UnsupportedProgram {
    int freed = op.memrefs().size();
    if (freed == 0) return Collections.nCopies(op.resultCount(), Buffers.bool(rewriter, false, op.location()));
    String helper = freed == 1 ? null : helpers.get(tableOf(op));
    if (freed > 1 && helper == null) {
      throw new UnsupportedProgram(Diagnostic.error(op.location(),
          "library function required for generic lowering, but cannot be automatically inserted when operating on functions"));
    }
    Plan known = plans.get(op);
    return switch (known != null ? known : plan(op)) {
      case Plan.Refusal(UnsupportedProgram why) -> throw why;
      case Plan.Frees(List<OpState<?>> frees, UnaryOperator<Value> names) -> helper == null
          ? lowerOne(op, frees.getFirst(), names, rewriter)
          : new Many(op, frees, names, rewriter).lower(helper);
    };
  }

  /** One buffer is compared with each retained one. */
  private static List<Value> lowerOne(DeallocOp op, OpState<?> freeing, UnaryOperator<Value> compared, Rewriter rewriter) {
    Value owned = op.conditions().getFirst();
    if (op.retained().isEmpty()) {
      freeIf(owned, freeing, rewriter);
      return List.of();
    }
    Value address = address(op.memrefs().getFirst(), compared, rewriter);
    List<Value> differs = new ArrayList<>();
    for (Value retained : op.retained()) {
      differs.add(rewriter.create(CmpIOp.of(IntegerPredicate.NE, address, address(retained, compared, rewriter))).result());
    }
    Value free = differs.getFirst();
    for (Value other : differs.subList(1, differs.size())) free = and(free, other, rewriter);
    freeIf(and(free, owned, rewriter), freeing, rewriter);
    Value always = Buffers.bool(rewriter, true, op.location());
    List<Value> keeps = new ArrayList<>();
    for (Value other : differs) {
      Value same = rewriter.create(XOrIOp.of(other, always)).result();
      keeps.add(and(same, owned, rewriter));
    }
    return keeps;
  }

  private static void freeIf(Value condition, OpState<?> freeing, Rewriter rewriter) {
    ScfCode.when(condition, rewriter, () -> rewriter.create(freeing));
  }

  private static Value and(Value a, Value b, Rewriter rewriter) {
    return rewriter.create(AndIOp.of(a, b)).result();
  }

  private static Value address(Value buffer, UnaryOperator<Value> compared, Rewriter rewriter) {
    return rewriter.create(ExtractAlignedPointerAsIndexOp.of(compared.apply(buffer))).result();
  }

  /** Several buffers: addresses and conditions go to the helper function in lists, which keeps the code short. */
  private record Many(DeallocOp op, List<OpState<?>> frees, UnaryOperator<Value> compared, Rewriter rewriter) {
    List<Value> lower(String helper) {
      int freed = op.memrefs().size();
      int retained = op.retained().size();
      Value addresses = list(freed, IndexType.INSTANCE);
      Value owned = list(freed, IntegerType.I1);
      Value retainedAddresses = list(retained, IndexType.INSTANCE);
      storeAddresses(op.memrefs(), addresses);
      for (int i = 0; i < freed; i++) store(op.conditions().get(i), owned, i);
      storeAddresses(op.retained(), retainedAddresses);
      Value anyAddresses = anyLength(addresses);
      Value anyOwned = anyLength(owned);
      Value anyRetained = anyLength(retainedAddresses);
      Value free = list(freed, IntegerType.I1);
      Value keeps = list(retained, IntegerType.I1);
      List<Value> arguments = List.of(anyAddresses, anyRetained, anyOwned, anyLength(free), anyLength(keeps));
      rewriter.create(CallOp.of(helper, arguments, List.of()));
      for (int i = 0; i < freed; i++) freeIf(load(free, i), frees.get(i), rewriter);
      List<Value> kept = new ArrayList<>();
      for (int i = 0; i < retained; i++) kept.add(load(keeps, i));
      for (Value list : List.of(addresses, retainedAddresses, owned, free, keeps)) {
        rewriter.create(dev.freehold.memref.DeallocOp.of(list));
      }
      return kept;
    }

    private void storeAddresses(List<Value> buffers, Value list) {
      for (int i = 0; i < buffers.size(); i++) store(address(buffers.get(i), compared, rewriter), list, i);
    }

    private Value list(int length, Type element) {
      return rewriter.create(AllocOp.of(MemRefType.of(Shape.of(length), element), List.of())).result();
    }

    private Value anyLength(Value list) {
      return rewriter.create(CastOp.of(DeallocHelper.list(((MemRefType) list.type()).element()), list)).result();
    }

    private void store(Value value, Value list, int i) {
      Value index = rewriter.create(ConstantOp.index(i)).result();
      rewriter.create(StoreOp.of(value, list, List.of(index)));
    }

    private Value load(Value list, int i) {
      Value index = rewriter.create(ConstantOp.index(i)).result();
      return rewriter.create(LoadOp.of(list, List.of(index))).result();
    }
  }
}
