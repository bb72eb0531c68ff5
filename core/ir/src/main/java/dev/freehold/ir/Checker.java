// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import dev.freehold.ir.attribute.Location;

/** Where the verification of one operation reports what is wrong with it. */
public interface Checker {
  /** Reports {@code 'dialect.op' op message} at the operation; the answer takes notes. */
  Diagnostic.Builder error(String message);

  /** Reports the message as it is, without the name of the operation in front. */
  Diagnostic.Builder plainError(String message);

  /** Reports at another place than the operation's. */
  Diagnostic.Builder errorAt(Location location, String message);

  /** Reports at the operation what is not wrong, but not meant so either. */
  void warning(String message);

  /** Reports the message as it is, at another operation, which is shown. */
  Diagnostic.Builder errorOf(Op other, String message);

  /**
   * Whether another operation has the attributes, operands and results that its definition asks for. Who looks at other operations
   * asks before that: they may not have been verified yet, or have been found wrong. What is wrong with them will be said there.
   */
  boolean isAsDeclared(Op other);

  /** Whether this operation has been found wrong already. */
  boolean failed();

  /** The dialects in force, for symbol look-ups and models. */
  Registry registry();

  /** The profile of the run, whose words errors are given in. */
  Profile profile();

  /** The symbol tables of the module, looked up once for all operations. */
  SymbolTables symbols();
}
