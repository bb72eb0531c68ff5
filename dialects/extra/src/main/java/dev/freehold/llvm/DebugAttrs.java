// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import static dev.freehold.dialects.syntax.ParameterCodec.FLAG;
import static dev.freehold.dialects.syntax.ParameterCodec.LIST;
import static dev.freehold.dialects.syntax.ParameterCodec.NUMBER;
import static dev.freehold.dialects.syntax.ParameterCodec.OPTIONAL;
import static dev.freehold.dialects.syntax.ParameterCodec.OPTIONAL_NUMBER;
import static dev.freehold.dialects.syntax.StructKind.Parameter.defaulted;
import static dev.freehold.dialects.syntax.StructKind.Parameter.optional;
import static dev.freehold.dialects.syntax.StructKind.Parameter.required;

import dev.freehold.dialects.syntax.ParameterCodec;
import dev.freehold.dialects.syntax.ParameterSyntax;
import dev.freehold.dialects.syntax.StructAttr;
import dev.freehold.dialects.syntax.StructKind.Parameter;
import dev.freehold.dialects.syntax.StructKind;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** Debug information: what the source program was, for those who look at the machine's. */
final class DebugAttrs {
  private static final Set<String> TYPES =
      Set.of("di_null_type", "di_basic_type", "di_composite_type", "di_derived_type", "di_string_type", "di_subroutine_type");
  private static final Set<String> SCOPES = Set.of("di_compile_unit", "di_composite_type", "di_file", "di_lexical_block",
      "di_lexical_block_file", "di_subprogram", "di_module", "di_namespace", "di_common_block");
  private static final Set<String> VARIABLES = Set.of("di_global_variable", "di_local_variable");

  private static final ParameterSyntax SCOPE = oneOf("DIScopeAttr", SCOPES);
  private static final ParameterSyntax TYPE = oneOf("DITypeAttr", TYPES);
  private static final ParameterSyntax NODE = ParameterSyntax.attribute("DINodeAttr", DebugAttrs::isNode);
  private static final ParameterSyntax BOUND = ParameterSyntax.ATTRIBUTE.titled("::mlir::Attribute");
  private static final ParameterSyntax TAG = DwarfEnum.TAG.parameter("debug info tag");
  private static final ParameterSyntax ENCODING = DwarfEnum.ENCODING.parameter("debug info encoding");
  private static final Attribute ZERO = DebugParameters.of(0);
  static final ArrayAttr NONE = ArrayAttr.of();

  static final StructKind FILE = kind("di_file", "FileAttr", required("name", ParameterSyntax.STRING), required("directory", ParameterSyntax.STRING))
      .separatedBy(" in ").encoded(6, ParameterCodec.STRING, ParameterCodec.STRING);
  static final StructKind EXPRESSION = new StructKind("llvm", "di_expression", defaulted("operations", ParameterSyntax.list(DebugStep.FORM), NONE))
      .betweenAny("[", "]").called("LLVM_DIExpressionAttr").encoded(5, LIST);

  private static final ParameterSyntax OF_FILE = ParameterSyntax.of(() -> FILE);
  private static final ParameterSyntax OF_EXPRESSION = ParameterSyntax.of(() -> EXPRESSION);
  // A method names what is defined further down.
  private static final ParameterSyntax OF_GLOBAL = ParameterSyntax.of(DebugAttrs::global).titled("DIGlobalVariableAttr");

  private static final StructKind BASIC_TYPE =
      kind("di_basic_type", "BasicTypeAttr", defaulted("tag", TAG, ZERO), required("name", ParameterSyntax.STRING),
          defaulted("sizeInBits", ParameterSyntax.UNSIGNED_64, ZERO), defaulted("encoding", ENCODING, ZERO))
          .encoded(0, NUMBER, ParameterCodec.STRING, NUMBER, NUMBER);
  private static final StructKind COMPILE_UNIT = kind("di_compile_unit", "CompileUnitAttr", required("id", DebugParameters.DISTINCT),
      required("sourceLanguage", DwarfEnum.LANGUAGE.parameter("debug info language")), required("file", OF_FILE), string("producer"),
      required("isOptimized", ParameterSyntax.BOOL), required("emissionKind", DebugParameters.EMISSION),
      defaulted("nameTableKind", DebugParameters.NAME_TABLE, ZERO), string("splitDebugFilename"))
      .encoded(1, ParameterCodec.ATTRIBUTE, NUMBER, ParameterCodec.ATTRIBUTE, OPTIONAL, FLAG, NUMBER, NUMBER, null);
  private static final StructKind COMPOSITE_TYPE =
      kind("di_composite_type", "CompositeTypeAttr", optional("recId", DebugParameters.DISTINCT), flag("isRecSelf"),
          defaulted("tag", TAG, ZERO), string("name"), file(), number("line"), scope(), optional("baseType", TYPE),
          defaulted("flags", DebugParameters.FLAGS, ZERO), size("sizeInBits"), size("alignInBits"), optional("dataLocation", OF_EXPRESSION),
          optional("rank", OF_EXPRESSION), optional("allocated", OF_EXPRESSION), optional("associated", OF_EXPRESSION), nodes("elements"))
          .encoded(2, OPTIONAL, FLAG, NUMBER, OPTIONAL, OPTIONAL, NUMBER, OPTIONAL, OPTIONAL, NUMBER, NUMBER, NUMBER, OPTIONAL, OPTIONAL, OPTIONAL,
              OPTIONAL, LIST);
  private static final StructKind DERIVED_TYPE = kind("di_derived_type", "DerivedTypeAttr", defaulted("tag", TAG, ZERO), string("name"),
      optional("baseType", TYPE), size("sizeInBits"), number("alignInBits"), size("offsetInBits"),
      optional("dwarfAddressSpace", ParameterSyntax.UNSIGNED_32.orNothing()), optional("extraData", NODE))
      .encoded(3, NUMBER, OPTIONAL, OPTIONAL, NUMBER, NUMBER, NUMBER, OPTIONAL_NUMBER, OPTIONAL);
  private static final StructKind GLOBAL = kind("di_global_variable", "GlobalVariable", scope(), string("name"), string("linkageName"),
      required("file", OF_FILE), required("line", ParameterSyntax.UNSIGNED_32), required("type", TYPE), flag("isLocalToUnit"), flag("isDefined"),
      line("alignInBits")).encoded(7, OPTIONAL, OPTIONAL, OPTIONAL, ParameterCodec.ATTRIBUTE, NUMBER, ParameterCodec.ATTRIBUTE, FLAG, FLAG, NUMBER);
  static final StructKind GLOBAL_EXPRESSION = kind("di_global_variable_expression", "GlobalVariableExpressionAttr", required("var", OF_GLOBAL),
      optional("expr", OF_EXPRESSION)).encoded(8, ParameterCodec.ATTRIBUTE, OPTIONAL);
  private static final StructKind IMPORTED = kind("di_imported_entity", "ImportedEntityAttr", defaulted("tag", TAG, ZERO), required("scope", SCOPE),
      required("entity", NODE), file(), line("line"), string("name"), nodes("elements"))
      .encoded(9, NUMBER, ParameterCodec.ATTRIBUTE, ParameterCodec.ATTRIBUTE, OPTIONAL, NUMBER, OPTIONAL, LIST);
  static final StructKind LABEL = kind("di_label", "LabelAttr", required("scope", SCOPE), string("name"), file(), line("line"))
      .encoded(10, ParameterCodec.ATTRIBUTE, OPTIONAL, OPTIONAL, NUMBER);
  private static final StructKind BLOCK = kind("di_lexical_block", "LexicalBlockAttr", required("scope", SCOPE), file(), line("line"), line("column"))
      .encoded(11, ParameterCodec.ATTRIBUTE, OPTIONAL, NUMBER, NUMBER);
  private static final StructKind BLOCK_FILE = kind("di_lexical_block_file", "LexicalBlockFile", required("scope", SCOPE), file(),
      required("discriminator", ParameterSyntax.UNSIGNED_32)).encoded(12, ParameterCodec.ATTRIBUTE, OPTIONAL, NUMBER);
  static final StructKind LOCAL = kind("di_local_variable", "LocalVariableAttr", required("scope", SCOPE), string("name"), file(), line("line"),
      line("arg"), line("alignInBits"), optional("type", TYPE), defaulted("flags", DebugParameters.FLAGS, ZERO))
      .encoded(13, ParameterCodec.ATTRIBUTE, OPTIONAL, OPTIONAL, NUMBER, NUMBER, NUMBER, OPTIONAL, NUMBER);
  private static final StructKind NAMESPACE =
      kind("di_namespace", "NamespaceAttr", string("name"), scope(), required("exportSymbols", ParameterSyntax.BOOL))
          .encoded(14, OPTIONAL, OPTIONAL, FLAG);
  private static final StructKind SUBROUTINE = kind("di_subroutine_type", "SubroutineTypeAttr",
      defaulted("callingConvention", DwarfEnum.CALLING_CONVENTION.parameter("debug info calling convention"), ZERO),
      defaulted("types", ParameterSyntax.list(TYPE), NONE)).encoded(17, NUMBER, LIST);
  private static final StructKind SUBPROGRAM = kind("di_subprogram", "SubprogramAttr", optional("recId", DebugParameters.DISTINCT), flag("isRecSelf"),
      optional("id", DebugParameters.DISTINCT), optional("compileUnit", ParameterSyntax.of(() -> COMPILE_UNIT)), scope(), string("name"),
      string("linkageName"), file(), line("line"), line("scopeLine"), defaulted("subprogramFlags", DebugParameters.SUBPROGRAM_FLAGS, ZERO),
      optional("type", ParameterSyntax.of(() -> SUBROUTINE)), nodes("retainedNodes"), nodes("annotations"))
      .encoded(15, OPTIONAL, FLAG, OPTIONAL, OPTIONAL, OPTIONAL, OPTIONAL, OPTIONAL, OPTIONAL, NUMBER, NUMBER, NUMBER, OPTIONAL, LIST, LIST);
  private static final StructKind SUBRANGE = new StructKind("llvm", "di_subrange", any("count"), any("lowerBound"), any("upperBound"),
      any("stride")).called("LLVM_DISubrangeAttr").encoded(16, OPTIONAL, OPTIONAL, OPTIONAL, OPTIONAL);

  static final List<StructKind> ALL = List.of(FILE, EXPRESSION, BASIC_TYPE, COMPILE_UNIT, COMPOSITE_TYPE, DERIVED_TYPE, GLOBAL,
      GLOBAL_EXPRESSION, IMPORTED, LABEL, BLOCK, BLOCK_FILE, LOCAL, NAMESPACE, SUBROUTINE, SUBPROGRAM, SUBRANGE,
      kind("di_null_type", "NullTypeAttr").bareWhenEmpty(),
      kind("di_common_block", "CommonBlockAttr", required("scope", SCOPE), optional("decl", OF_GLOBAL), required("name", ParameterSyntax.STRING),
          file(),
          line("line")),
      kind("di_module", "ModuleAttr", file(), scope(), string("name"), string("configMacros"), string("includePath"), string("apinotes"),
          line("line"),
          flag("isDecl")),
      kind("di_string_type", "StringTypeAttr", defaulted("tag", TAG, ZERO), required("name", ParameterSyntax.STRING), size("sizeInBits"),
          number("alignInBits"),
          optional("stringLength", oneOf("DIVariableAttr", VARIABLES)), optional("stringLengthExp", OF_EXPRESSION),
          optional("stringLocationExp", OF_EXPRESSION),
          defaulted("encoding", ENCODING, ZERO)),
      new StructKind("llvm", "di_annotation", required("name", ParameterSyntax.STRING), required("value", ParameterSyntax.STRING))
          .called("LLVM_DIAnnotationAttr"),
      new StructKind("llvm", "di_generic_subrange", any("count"), required("lowerBound", BOUND), any("upperBound"),
          required("stride", BOUND)).called("LLVM_DIGenericSubrangeAttr"));

  private DebugAttrs() {}

  /** Messages call the attribute by the title, with a prefix. */
  private static StructKind kind(String mnemonic, String title, Parameter... parameters) {
    return new StructKind("llvm", mnemonic, parameters).called("LLVM_DI" + title).withAlias();
  }

  private static StructKind global() {
    return GLOBAL;
  }

  private static Parameter string(String name) {
    return optional(name, ParameterSyntax.STRING);
  }

  private static Parameter flag(String name) {
    return defaulted(name, ParameterSyntax.BOOL, IntegerAttr.FALSE);
  }

  private static Parameter line(String name) {
    return defaulted(name, ParameterSyntax.UNSIGNED_32, ZERO);
  }

  private static Parameter number(String name) {
    return defaulted(name, DebugParameters.NUMBER, ZERO);
  }

  private static Parameter size(String name) {
    return defaulted(name, ParameterSyntax.UNSIGNED_64, ZERO);
  }

  private static Parameter file() {
    return optional("file", OF_FILE);
  }

  private static Parameter scope() {
    return optional("scope", SCOPE);
  }

  private static Parameter any(String name) {
    return optional(name, BOUND);
  }

  private static Parameter nodes(String name) {
    return defaulted(name, ParameterSyntax.list(NODE), NONE);
  }

  private static boolean isNode(Attribute attr) {
    return attr instanceof StructAttr struct && struct.dialect().equals("llvm") && struct.kind().mnemonic().startsWith("di_");
  }

  private static ParameterSyntax oneOf(String title, Set<String> kinds) {
    Predicate<Attribute> fits =
        attr -> attr instanceof StructAttr struct && struct.dialect().equals("llvm") && kinds.contains(struct.kind().mnemonic());
    return ParameterSyntax.attribute(title, fits);
  }
}
