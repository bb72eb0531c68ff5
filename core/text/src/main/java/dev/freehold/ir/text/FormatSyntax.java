// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;

/** The syntax that an assembly format says. */
final class FormatSyntax<O extends Op> implements OpSyntax<O> {
  private final FormatReader<O> reader;
  private final FormatWriter<O> writer;

  FormatSyntax(FormatReader<O> reader, FormatWriter<O> writer) {
    this.reader = reader;
    this.writer = writer;
  }

  @Override
  public void parse(OpParser p, OpState<O> state) {
    reader.parse(p, state);
  }

  @Override
  public void print(O op, OpPrinter out) {
    writer.print(op, out);
  }
}
