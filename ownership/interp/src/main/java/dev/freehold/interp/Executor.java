// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import dev.freehold.ir.Op;

/**
 * Compiles operations of one kind. It is called once for each operation of a function, when the function is compiled, and
 * appends actions and exits to the code:
 *
 * <pre>
 *   executors.add(NegOp.class, (op, out) -&gt; {
 *     int in = out.slot(op.operand("source"));
 *     int result = out.slot(op.result());
 *     out.act(frame -&gt; frame.bits[result] = -frame.bits[in]);
 *   });
 * </pre>
 */
@FunctionalInterface
public interface Executor<O extends Op> {
  void lower(O op, Emitter out);
}
