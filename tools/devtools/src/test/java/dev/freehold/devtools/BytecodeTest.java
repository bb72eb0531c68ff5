// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.cli.InProcess;
import dev.freehold.fuzz.compare.Run;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs in binary form, as the reference has written them and as we write them. */
class BytecodeTest {
  private static final Path INPUT = CorpusProgram.OWN;
  private static final String UNREGISTERED = "--allow-unregistered-dialect";
  private static final InProcess TOOL = new InProcess();

  @ParameterizedTest
  @ValueSource(strings = {"bytecode-quant.mlirbc", "bytecode-resources.mlirbc", "bytecode-use-order-6.mlirbc", "native-properties.mlirbc"})
  void everyVersionSaysTheSame(String name) {
    String text = TOOL.run(List.of(UNREGISTERED), INPUT.resolve(name)).out();
    for (int version = 0; version <= 6; version++) {
      Run written = TOOL.run(List.of(UNREGISTERED, "--emit-bytecode", "--emit-bytecode-version=" + version), INPUT.resolve(name));
      assertEquals(text, TOOL.onText(List.of(UNREGISTERED), written.out()).out(), "version " + version);
    }
  }

  @Test
  void versionsThatDoNotExistAreRefused() {
    Path file = INPUT.resolve("bytecode-quant.mlirbc");
    assertTrue(TOOL.run(List.of("--emit-bytecode", "--emit-bytecode-version=7"), file).err()
        .contains("unsupported version requested 7, must be in range [0, 6]"));
    assertTrue(TOOL.run(List.of("--emit-bytecode-version=6"), file).err().contains("bytecode version while not emitting bytecode"));
  }

  @Test
  void resourcesCanBeLeftOut() {
    Run written =
        TOOL.run(List.of(UNREGISTERED, "--emit-bytecode", "--elide-resource-data-from-bytecode"), INPUT.resolve("bytecode-resources.mlirbc"));
    String text = TOOL.onText(List.of(UNREGISTERED), written.out()).out();
    assertTrue(text.contains("dense_resource<a>"), text);
    assertTrue(!text.contains("resources:"), text);
  }

  @Test
  void distinctAttributesInTextsStayTheSame() {
    String text = """
        #alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>>
        #alias_scope = #llvm.alias_scope<id = distinct[1]<>, domain = #alias_scope_domain>
        #alias_scope1 = #llvm.alias_scope<id = distinct[2]<>, domain = #alias_scope_domain>
        module attributes {test.scopes = [#alias_scope, #alias_scope1]} {
        }

        """;
    Run written = TOOL.onText(List.of(UNREGISTERED, "--emit-bytecode"), text);
    assertEquals(text, TOOL.onText(List.of(UNREGISTERED), written.out()).out());
  }
}
