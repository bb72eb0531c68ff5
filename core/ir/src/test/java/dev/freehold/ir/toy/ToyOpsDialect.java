// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.toy;

import dev.freehold.ir.Dialect;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;

/** A small dialect for the tests of what knows no dialect: {@link ToyOps} is code with values, branches and functions. */
public class ToyOpsDialect implements Dialect {
  @Override
  public String namespace() {
    return "toy";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.ops(ToyOps.ALL);
  }

  @Override
  public OpState<?> constant(Attribute value, Type type) {
    return ToyOps.Constant.of(value, type);
  }
}
