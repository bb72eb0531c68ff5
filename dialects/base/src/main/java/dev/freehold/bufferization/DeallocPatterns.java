// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferization;

import dev.freehold.arith.ConstantOp;
import dev.freehold.arith.Constants;
import dev.freehold.arith.OrIOp;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.memref.ExtractStridedMetadataOp;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Canonicalizations of {@code bufferization.dealloc}. Each keeps what is freed, and the values of the results. An operation may name
 * thousands of buffers, and is visited whenever one of its conditions is simplified: a pattern must find out quickly that it does
 * not apply.
 */
public final class DeallocPatterns {
  private static final int FEW_USES = 8;

  private DeallocPatterns() {}

  /** A memref that is named twice is freed when either condition holds. */
  public static void mergeMemrefs(DeallocOp dealloc, Rewriter rw) {
    if (!mayRepeat(dealloc.memrefs())) return;
    OperandRange named = dealloc.memrefs();
    Map<Value, Integer> positions = HashMap.newHashMap(named.size());
    List<Value> memrefs = new ArrayList<>();
    List<Value> conditions = new ArrayList<>();
    OperandRange given = dealloc.conditions();
    rw.before(dealloc);
    for (int i = 0; i < named.size(); i++) {
      Value condition = given.get(i);
      Integer known = positions.putIfAbsent(named.get(i), memrefs.size());
      if (known == null) {
        memrefs.add(named.get(i));
        conditions.add(condition);
      } else if (conditions.get(known) != condition) {
        conditions.set(known, rw.create(OrIOp.of(conditions.get(known), condition)).result());
      }
    }
    update(dealloc, memrefs, conditions, rw);
  }

  /** A memref that is retained twice has one result. */
  public static void mergeRetained(DeallocOp dealloc, Rewriter rw) {
    if (!mayRepeat(dealloc.retained())) return;
    Map<Value, Integer> positions = HashMap.newHashMap(dealloc.retained().size());
    List<Value> retained = new ArrayList<>();
    List<Integer> resultOf = new ArrayList<>();
    for (Value memref : dealloc.retained()) {
      Integer known = positions.putIfAbsent(memref, retained.size());
      if (known == null) retained.add(memref);
      resultOf.add(known == null ? retained.size() - 1 : known);
    }
    if (retained.size() == dealloc.retained().size()) return;
    rw.before(dealloc);
    DeallocOp shorter = rw.create(DeallocOp.of(dealloc.memrefs(), dealloc.conditions(), retained));
    List<Value> results = new ArrayList<>();
    for (int position : resultOf) results.add(shorter.result(position));
    rw.replace(dealloc, results);
  }

  /** Whether a value may occur twice in an operand segment; decided by the uses of the values, unless they have many. */
  private static boolean mayRepeat(OperandRange group) {
    if (group.size() <= 1) return false;
    Op owner = group.owner();
    int end = group.start() + group.size();
    for (int i = group.start(); i < end; i++) {
      Use own = owner.use(i);
      int seen = 0;
      for (Use use = own.value().firstUse(); use != null; use = use.next()) {
        boolean again = use != own && use.owner() == owner && use.index() >= group.start() && use.index() < end;
        if (again || ++seen > FEW_USES) return true;
      }
    }
    return false;
  }

  /** Where there is nothing to free, the ownership indicators are false. */
  public static void eraseEmpty(DeallocOp dealloc, Rewriter rw) {
    if (!dealloc.memrefs().isEmpty()) return;
    rw.before(dealloc);
    Value no = rw.create(ConstantOp.bool(false)).result();
    rw.replace(dealloc, Collections.nCopies(dealloc.resultCount(), no));
  }

  /** What is never freed need not be named. */
  public static void eraseNeverFreed(DeallocOp dealloc, Rewriter rw) {
    OperandRange given = dealloc.conditions();
    if (given.none(DeallocPatterns::isFalse)) return;
    OperandRange named = dealloc.memrefs();
    List<Value> memrefs = new ArrayList<>();
    List<Value> conditions = new ArrayList<>();
    for (int i = 0; i < named.size(); i++) {
      Value condition = given.get(i);
      if (isFalse(condition)) continue;
      memrefs.add(named.get(i));
      conditions.add(condition);
    }
    update(dealloc, memrefs, conditions, rw);
  }

  private static boolean isFalse(Value condition) {
    return Constants.isZero(Constants.of(condition));
  }

  /** The base of a buffer that was allocated just like that is the buffer. */
  public static void skipMetadataOfAllocation(DeallocOp dealloc, Rewriter rw) {
    if (dealloc.memrefs().none(memref -> allocationOf(memref) != null)) return;
    List<Value> memrefs = new ArrayList<>();
    for (Value memref : dealloc.memrefs()) {
      Value allocation = allocationOf(memref);
      memrefs.add(allocation != null ? allocation : memref);
    }
    update(dealloc, memrefs, dealloc.conditions(), rw);
  }

  /** The allocated buffer whose base pointer {@code base} is, or null. */
  private static @Nullable Value allocationOf(Value base) {
    return base.definingOp() instanceof ExtractStridedMetadataOp metadata && isAllocation(metadata.source()) ? metadata.source() : null;
  }

  private static boolean isAllocation(Value value) {
    return value.definingOp() != null && Effects.has(value.definingOp(), Effect.Kind.ALLOCATE, value);
  }

  /** A buffer that is only freed need not be allocated. */
  public static void eraseUnusedAllocations(DeallocOp dealloc, Rewriter rw) {
    OperandRange named = dealloc.memrefs();
    if (named.none(DeallocPatterns::isOnlyFreed)) return;
    OperandRange given = dealloc.conditions();
    List<Value> memrefs = new ArrayList<>();
    List<Value> conditions = new ArrayList<>();
    List<Op> unused = new ArrayList<>();
    for (int i = 0; i < named.size(); i++) {
      Value memref = named.get(i);
      if (isOnlyFreed(memref)) {
        unused.add(memref.definingOp());
        continue;
      }
      memrefs.add(memref);
      conditions.add(given.get(i));
    }
    update(dealloc, memrefs, conditions, rw);
    for (Op op : unused) rw.erase(op);
  }

  private static boolean isOnlyFreed(Value buffer) {
    return buffer.hasOneUse() && isOnlyAllocated(buffer);
  }

  /** Whether the operation that defines a buffer allocates it, and does nothing else to it nor gives anything else that is used. */
  private static boolean isOnlyAllocated(Value buffer) {
    if (buffer.definingOp() == null || !(Effects.of(buffer.definingOp()) instanceof Effects.Known known)) return false;
    for (Value result : buffer.definingOp().results()) {
      if (result != buffer && result.hasUses()) return false;
    }
    boolean allocated = false;
    for (Effects.On on : known.effects()) {
      if (on.value() != buffer) continue;
      if (!on.is(Effect.Kind.ALLOCATE)) return false;
      allocated = true;
    }
    return allocated;
  }

  private static void update(DeallocOp dealloc, List<Value> memrefs, List<? extends Value> conditions, Rewriter rw) {
    if (memrefs.equals(dealloc.memrefs()) && conditions.equals(dealloc.conditions())) return;
    rw.setOperandSegments(dealloc, memrefs, List.copyOf(conditions), List.copyOf(dealloc.retained()));
  }
}
