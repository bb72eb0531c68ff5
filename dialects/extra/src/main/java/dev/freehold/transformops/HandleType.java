// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transformops;

import dev.freehold.dialects.syntax.ParameterSyntax;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.text.AttrParser;

/** Handles to operations and values of the payload, and parameters. */
public sealed interface HandleType extends Type {
  @Override
  default String dialect() {
    return "transform";
  }

  /** The type of the parameters. */
  ParameterSyntax TYPE = ParameterSyntax.TYPE.titled("::mlir::Type");

  /** The kinds without parameters. */
  enum Plain implements HandleType {
    ANY_OP("any_op"),
    ANY_VALUE("any_value"),
    ANY_PARAM("any_param"),
    AFFINE_MAP("affine_map"),
    TYPE("type");

    private final String mnemonic;

    Plain(String mnemonic) {
      this.mnemonic = mnemonic;
    }

    @Override
    public void print(AttrPrinter out) {
      out.text("!transform." + mnemonic);
    }
  }

  /** Operations of one name: {@code !transform.op<"func.func">}. */
  record Operations(String name) implements HandleType {
    @Override
    public void print(AttrPrinter out) {
      out.text("!transform.op<").quoted(name).text(">");
    }
  }

  /** Parameters: {@code !transform.param<i64>}. */
  record Param(Type type) implements HandleType {
    @Override
    public void print(AttrPrinter out) {
      out.text("!transform.param<").type(type).text(">");
    }
  }

  /** The type of that name. */
  static Type parse(String mnemonic, AttrParser p) {
    for (Plain type : Plain.values()) {
      if (type.mnemonic.equals(mnemonic)) return type;
    }
    return switch (mnemonic) {
      case "op" -> parseOperations(p);
      case "param" -> parseParam(p);
      default -> throw p.error(p.symbolLoc(), "unknown type mnemonic: " + mnemonic);
    };
  }

  private static Type parseOperations(AttrParser p) {
    p.expect("<");
    StringAttr name = ParameterSyntax.TEXT.parse(p, "Transform_OperationType", "operation_name", StringAttr.class);
    p.expect(">");
    return new Operations(name.value());
  }

  private static Type parseParam(AttrParser p) {
    int loc = p.loc();
    p.expect("<");
    Type type = TYPE.parse(p, "Transform_ParamType", "type", TypeAttr.class).value();
    p.expect(">");
    if (type instanceof IntegerType integer && integer.width() <= Long.SIZE) return new Param(type);
    throw p.error(loc, "only supports integer types with width <=64");
  }
}
