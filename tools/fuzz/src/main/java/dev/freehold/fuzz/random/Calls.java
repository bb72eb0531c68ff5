// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

/** Calls of the functions of the module, the current one included. */
final class Calls {
  private Calls() {
  }

  static boolean direct(Body body) {
    Signature callee = body.random().pick(body.plan().functions());
    // The short form is only known directly in a function.
    String op = body.isTopLevel() && body.random().chance(30) ? "call @" : "func.call @";
    write(body, op + callee.name(), callee);
    return true;
  }

  static boolean indirect(Body body) {
    Signature callee = body.random().pick(body.plan().functions());
    String pointer = body.functionPointer(callee);
    write(body, "func.call_indirect " + pointer, callee);
    return true;
  }

  private static void write(Body body, String op, Signature callee) {
    var arguments = body.values(callee.params());
    var results = body.results(callee.results());
    body.out().line(results.assignment() + op + "(" + Operands.names(arguments) + ") : " + callee.type());
    body.enter(results);
  }
}
