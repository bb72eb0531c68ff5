// SPDX-License-Identifier: Apache-2.0
package dev.freehold.sparsetensor;

import dev.freehold.ir.Type;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.AttrPrinter;
import dev.freehold.ir.text.ParseStop;

/** What is known of the storage of a tensor at run time, such as sizes: {@code !sparse_tensor.storage_specifier<#sparse>}. */
public record StorageSpecifierType(EncodingAttr encoding) implements Type {
  public StorageSpecifierType {
    encoding = encoding.onlyLevels();
  }

  static StorageSpecifierType parse(AttrParser p) {
    p.expect("<");
    EncodingAttr encoding = encoding(p, "SparseTensor_StorageSpecifier");
    p.expect(">");
    return new StorageSpecifierType(encoding);
  }

  /** Reads the encoding that a type holds. */
  static EncodingAttr encoding(AttrParser p, String type) {
    int loc = p.loc();
    try {
      return EncodingAttr.parseShort(p);
    } catch (ParseStop stop) {
      throw stop.and(p.error(loc, "failed to parse " + type + " parameter 'encoding' which is to be a `::mlir::sparse_tensor::SparseTensorEncodingAttr`"));
    }
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("!sparse_tensor.storage_specifier<").attr(encoding).text(">");
  }

  @Override
  public String dialect() {
    return "sparse_tensor";
  }
}
