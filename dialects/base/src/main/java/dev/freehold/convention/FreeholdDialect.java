// SPDX-License-Identifier: Apache-2.0
package dev.freehold.convention;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.attribute.Attribute;

/** The {@code freehold} dialect: no operations, but attributes of functions ({@link BufferConvention}). */
public final class FreeholdDialect implements Dialect {
  @Override
  public String namespace() {
    return "freehold";
  }

  @Override
  public void register(Registrar registrar) {}

  @Override
  public void verifyArgumentAttribute(Op op, int argument, String name, Attribute value, Checker check) {
    ConventionVerifier.verifyOnArgument(op, argument, name, value, check);
  }

  @Override
  public void verifyResultAttribute(Op op, int result, String name, Attribute value, Checker check) {
    ConventionVerifier.verifyOnResult(op, result, name, value, check);
  }
}
