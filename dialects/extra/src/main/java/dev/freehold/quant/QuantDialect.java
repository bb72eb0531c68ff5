// SPDX-License-Identifier: Apache-2.0
package dev.freehold.quant;

import dev.freehold.ir.Dialect;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.bytecode.DecodesTypes;
import dev.freehold.ir.bytecode.DialectBytecodeReader;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.ParsesTypes;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The {@code quant} dialect. */
public final class QuantDialect implements Dialect, ParsesTypes, DecodesTypes {
  @Override
  public String namespace() {
    return "quant";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.families(List.of(CastOp.DEFS));
  }

  @Override
  public Type parseType(String mnemonic, AttrParser parser) {
    return switch (mnemonic) {
      case "any" -> AnyQuantizedType.parse(parser);
      case "calibrated" -> CalibratedType.parse(parser);
      case "uniform" -> UniformType.parse(parser);
      default -> throw parser.error(parser.symbolLoc(), "unknown quantized type " + mnemonic);
    };
  }

  @Override
  public @Nullable Type decodeType(DialectBytecodeReader in) {
    return QuantCode.read(in);
  }
}
