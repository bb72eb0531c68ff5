// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import dev.freehold.ir.Op;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.iface.AsyncToken;
import dev.freehold.ir.iface.Edge;
import dev.freehold.ir.iface.Flow;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.validate.Program.Node;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Tasks that run on beside what follows, known by their tokens: what they use is in use until somebody waits for them. */
final class Tokens {
  private static final String CREATE_GROUP = "async.create_group";
  private static final String ADD_TO_GROUP = "async.add_to_group";
  private static final Set<String> WAITING = Set.of("async.await_all", "async.runtime.await", "nvgpu.device_async_wait");

  private static final String AWAIT = "async.await";

  private final ProgramBuilder builder;

  Tokens(ProgramBuilder builder) {
    this.builder = builder;
  }

  /** The tokens that are done when {@code values} are: those that their tasks waited for, too. */
  int[] behind(List<? extends Value> values) {
    Ints tokens = new Ints();
    Set<Value> seen = new HashSet<>();
    Deque<Value> pending = new ArrayDeque<>(values);
    while (!pending.isEmpty()) {
      Value value = pending.pop();
      if (!seen.add(value)) continue;
      int v = builder.variableOf(value);
      if (v >= 0 && ProgramBuilder.isToken(value.type())) tokens.add(v);
      if (value.definingOp() instanceof Op task && isStart(task)) {
        for (Value result : task.results()) {
          if (ProgramBuilder.isToken(result.type())) pending.add(result);
        }
        for (Value operand : task.operands()) {
          if (!ProgramBuilder.isBuffer(operand.type()) && ProgramBuilder.mayBeHandle(operand.type())) pending.add(operand);
        }
      }
      for (Use use = value.firstUse(); use != null; use = use.next()) {
        if (!use.owner().name().equals(ADD_TO_GROUP)) continue;
        if (use == use.owner().use("group")) pending.add(use.owner().operand("operand"));
        else if (isOnlyMember(use.owner())) pending.add(use.owner().operand("group"));
      }
    }
    return tokens.toArray();
  }

  /** Whether a group is done when what {@code add} puts into it is: nothing else is, neither elsewhere nor in other iterations. */
  private static boolean isOnlyMember(Op add) {
    Value group = add.operand("group");
    Op maker = group.definingOp();
    if (maker == null || !maker.name().equals(CREATE_GROUP) || maker.block() != add.block()) return false;
    for (Use use = group.firstUse(); use != null; use = use.next()) {
      if (use.owner() != add && !WAITING.contains(use.owner().name())) return false;
    }
    return true;
  }

  /** Whether results of an operation stand for what it starts; otherwise control brings them out of regions. */
  static boolean isStart(Op op) {
    return !(op instanceof RegionBranchOp) || op.results().stream().anyMatch(result -> ProgramBuilder.isToken(result.type())
        && Flow.edgesToResults(op).stream().noneMatch(edge -> edge.received().contains(result)));
  }

  /** A token that control brings along stands for all that is done before, too. */
  void gather(Op from) {
    for (Value operand : from.operands()) {
      int token = builder.variableOf(operand);
      if (token < 0 || !ProgramBuilder.isToken(operand.type()) || !isPassedOn(operand, from)) continue;
      for (int each : behind(List.of(operand))) {
        if (each != token) builder.emit(new Instr.Put(from, token, each));
      }
    }
  }

  private static boolean isPassedOn(Value value, Op from) {
    return Flow.edges(from).stream().anyMatch(edge -> !edge.received().isEmpty() && edge.passed().contains(value));
  }

  /** Along an edge tokens get other names: who waits for these has waited. */
  void passOn(int number, Edge edge) {
    List<Value> passed = edge.passed().stream().limit(edge.received().size()).filter(value -> ProgramBuilder.isToken(value.type())).toList();
    Set<Integer> received = new HashSet<>();
    for (Value value : edge.received()) received.add(builder.variableOf(value));
    for (int token : behind(passed)) {
      if (received.add(token)) builder.move(number, token, builder.never());
    }
  }

  /** Whether an operation waits for its operand, and gives what that stands for. */
  boolean isAwait(Op op) {
    return op.name().equals(AWAIT);
  }

  /** Whether an operation waits for all its tokens. */
  private static boolean isWait(Op op) {
    // Of the groups of copies that were made last, so many may still run.
    boolean isPartial = op.attr("numGroups") instanceof IntegerAttr groups && !groups.isZero();
    return WAITING.contains(op.name()) && !isPartial;
  }

  /** The tokens that {@code op} waits for, or (where it has a token of its own) that its task waits for. */
  int[] awaitedBy(Op op, boolean hasToken) {
    List<Value> awaited = new ArrayList<>();
    for (Value operand : op.operands()) {
      if (operand.type() instanceof AsyncToken token && token.isAwaitedByUsers()) awaited.add(operand);
      else if (ProgramBuilder.isToken(operand.type()) && (hasToken || isWait(op))) awaited.add(operand);
    }
    if (op.name().equals(ADD_TO_GROUP)) {
      int group = builder.variableOf(op.operand("group"));
      int token = builder.variableOf(op.operand("operand"));
      if (group >= 0 && token >= 0) builder.emit(new Instr.Put(op, group, token));
    }
    return awaited.isEmpty() ? Ints.NONE : behind(awaited);
  }

  /** A task that uses {@code handles} has been started by {@code op}. */
  void start(Op op, int[] handles) {
    Ints used = new Ints();
    for (int v : handles) {
      if (!builder.program.isToken.get(v)) used.add(v);
    }
    for (Value result : op.results()) {
      if (ProgramBuilder.isToken(result.type()) && builder.variableOf(result) >= 0) {
        builder.emit(new Instr.Start(op, builder.variableOf(result), used.toArray()));
      }
    }
  }

  /** The same for a task with a body, whose first node follows {@code header}. */
  void startCapturing(Op op, Node header) {
    start(op, builder.captured(op, header));
  }
}
