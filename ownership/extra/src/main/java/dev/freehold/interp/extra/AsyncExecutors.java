// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.extra;

import dev.freehold.async.AwaitOp;
import dev.freehold.async.CallOp;
import dev.freehold.async.CreateGroupOp;
import dev.freehold.async.ExecuteOp;
import dev.freehold.async.RuntimeOp;
import dev.freehold.async.ValueType;
import dev.freehold.async.YieldOp;
import dev.freehold.interp.Emitter;
import dev.freehold.interp.ExecutorProvider;
import dev.freehold.interp.Executors;
import dev.freehold.interp.Frame;
import dev.freehold.interp.Segment;
import dev.freehold.interp.Task;
import dev.freehold.interp.async.Tasks;
import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.iface.FunctionLike;
import java.util.ArrayList;
import java.util.List;

/** The executors of async, without what its own lowering makes. */
public final class AsyncExecutors implements ExecutorProvider {
  @Override
  public void register(Executors to) {
    to.add(ExecuteOp.class, AsyncExecutors::execute);
    to.add(YieldOp.class, AsyncExecutors::yield);
    to.add(AwaitOp.class, AsyncExecutors::await);
    to.add(CallOp.class, AsyncExecutors::call);
    to.add(CreateGroupOp.class, AsyncExecutors::createGroup);
    to.add(RuntimeOp.class, AsyncExecutors::ofGroup);
  }

  /** The body begins when all that it depends on is there. */
  private static void execute(ExecuteOp op, Emitter out) {
    int[] operands = out.slots(op.operands());
    List<Value.Argument> arguments = op.body().entryBlock().arguments();
    int firstValue = operands.length - arguments.size();
    int[] received = out.slots(arguments);
    int[] results = out.slots(op.results());
    Segment body = out.block(op.body().entryBlock());
    Segment entry = out.segment(Tasks.waiting(Tasks.in(operands), frame -> {
      for (int i = 0; i < received.length; i++) frame.set(received[i], value(frame.refs[operands[firstValue + i]]));
      return body;
    }));
    Tasks.start(op, entry, (frame, task) -> {
      for (int i = 0; i < results.length; i++) frame.refs[results[i]] = new Task.Future(task, i - 1);
    }, out);
  }

  /** What was waited for; what nobody here started is known by its name. */
  private static Object value(Object awaited) {
    return awaited instanceof Task.Future future ? future.value() : awaited;
  }

  private static void yield(YieldOp op, Emitter out) {
    int[] values = out.slots(op.operands());
    boolean[] isLong = areLong(op.operands().stream().map(Value::type).toList());
    out.leave(frame -> frame.machine.finish(values, isLong));
  }

  private static boolean[] areLong(List<Type> types) {
    boolean[] isLong = new boolean[types.size()];
    for (int i = 0; i < isLong.length; i++) isLong[i] = Kinds.isLong(types.get(i));
    return isLong;
  }

  private static void await(AwaitOp op, Emitter out) {
    int operand = out.slot(op.operand("operand"));
    int result = op.resultCount() == 0 ? -1 : out.slot(op.result());
    out.slots(op.operands());
    Tasks.await(Tasks.in(new int[] {operand}), frame -> {
      if (!(frame.refs[operand] instanceof Task.Future future)) frame.machine.environment().run(op, frame);
      else if (result >= 0) frame.set(result, future.value());
    }, out);
  }

  /** The function returns the values alone, its token is that of the task. */
  private static void call(CallOp op, Emitter out) {
    FunctionLike callee = out.program().resolve(op, op.attr("callee", SymbolRefAttr.class), FunctionLike.class);
    if (callee.isDeclaration()) {
      out.leaveToEnvironment();
      return;
    }
    int[] arguments = out.slots(op.arguments());
    int[] results = out.slots(op.results());
    List<Value.Result> values = op.results().stream().filter(each -> each.type() instanceof ValueType).toList();
    int[] returned = out.slots(values);
    boolean[] isLong = areLong(values.stream().map(each -> ((ValueType) each.type()).value()).toList());
    Segment finish = out.segment(frame -> frame.machine.finish(returned, isLong));
    Segment entry = out.segment(frame -> frame.machine.call(callee, op, arguments, returned, finish));
    Tasks.start(op, entry, (frame, task) -> {
      for (int i = 0; i < results.length; i++) frame.refs[results[i]] = new Task.Future(task, values.indexOf(op.result(i)));
    }, out);
  }

  private static void createGroup(CreateGroupOp op, Emitter out) {
    int result = out.slot(op.result());
    out.act(frame -> frame.refs[result] = new ArrayList<Object>());
  }

  private static void ofGroup(RuntimeOp op, Emitter out) {
    switch (op.name()) {
      case "async.add_to_group" -> {
        int operand = out.slot(op.operand("operand"));
        int group = out.slot(op.operand("group"));
        int rank = out.slot(op.result());
        out.act(frame -> {
          frame.bits[rank] = group(frame, group).size();
          group(frame, group).add(frame.refs[operand]);
        });
      }
      case "async.await_all" -> {
        int group = out.slot(op.operand("operand"));
        Tasks.await(frame -> group(frame, group), frame -> {}, out);
      }
      default -> out.leaveToEnvironment();
    }
  }

  /** What is in a group; of one that somebody else made, what was added here. */
  @SuppressWarnings("unchecked")
  private static List<Object> group(Frame frame, int slot) {
    if (!(frame.refs[slot] instanceof List<?>)) frame.refs[slot] = new ArrayList<Object>();
    return (List<Object>) frame.refs[slot];
  }
}
