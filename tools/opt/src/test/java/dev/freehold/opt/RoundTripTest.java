// SPDX-License-Identifier: Apache-2.0
package dev.freehold.opt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.freehold.builtin.BuiltinDialect;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.Registry;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.text.OpSyntax;
import dev.freehold.ir.text.Parsed;
import dev.freehold.ir.text.Source;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Programs that say something else once they have been written and read again are noticed. */
class RoundTripTest {
  /** An operation whose syntax forgets its attribute. */
  static final class ForgetfulOp extends Op {
    static final OpDef<ForgetfulOp> DEF = OpDef.of("lossy.forgetful", ForgetfulOp.class, ForgetfulOp::new)
        .optionalAttr("kept", AttrSets.UNIT)
        .syntax(OpSyntax.of((p, state) -> {}, (op, out) -> {}))
        .build();

    ForgetfulOp(OpState<?> state) {
      super(state);
    }
  }

  /** Holds the operation. */
  static final class LossyDialect implements Dialect {
    @Override
    public String namespace() {
      return "lossy";
    }

    @Override
    public void register(Registrar registrar) {
      registrar.ops(ForgetfulOp.DEF);
    }
  }

  private static final Registry REGISTRY = Registry.of(new BuiltinDialect(), new LossyDialect());

  private static List<String> faults(String program) {
    List<String> messages = new ArrayList<>();
    Parsed parsed = ProgramReader.read(Source.of("x", program), REGISTRY, false, diagnostic -> messages.add(diagnostic.message()));
    RoundTrip.isFaithful(parsed.asOp(), REGISTRY, diagnostic -> messages.add(diagnostic.message()));
    return messages;
  }

  @Test
  void whatIsForgottenIsNoticed() {
    assertEquals(List.of("the program read from <text> differs from the one written"), faults("\"lossy.forgetful\"() <{kept}> : () -> ()"));
  }

  @Test
  void whatIsKeptIsFine() {
    assertEquals(List.of(), faults("lossy.forgetful"));
  }
}
